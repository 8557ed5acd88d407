import iLinkKit

let decision: UpdateDecision = await iLink.shared.promptForUpdate()
print(decision.report)

import Foundation
import iLinkClient
import iLinkCore

/// Performs the flow's effects and reports what came of them. Nothing is decided here.
extension iLink {
  func perform(_ effect: UpdateEffect) {
    switch effect {
    case .lookUp(let order): lookUp(order)
    case .consult: happened(.consulted(delegateCalls?.shouldPrompt ?? true))
    case .ask(let prompt): ask(prompt)
    case .withdraw(let prompt): asking[prompt]?.cancel()
    case .open(let request): openFirst(of: request)
    case .notify(let version): notify(version)
    case .save(let history): keeper.save(history)
    case .tell(let news): tell(news)
    }
  }

  var delegateCalls: DelegateCalls? {
    (delegate ?? environment.defaultDelegate()).map { DelegateCalls(delegate: $0) }
  }

  private func lookUp(_ order: LookupOrder) {
    let environment = environment
    Task { @MainActor [weak self] in
      let query = order.query(storeKit: order.wantsStoreKit ? await environment.storefront() : nil)
      let result = await environment.client.result(of: query)
      self?.happened(.lookedUp(LookupOutcome(order, query, result)))
    }
  }

  private func ask(_ prompt: UpdatePrompt) {
    let texts = PromptTexts(prompt, sources: environment.texts, settings: textSettings)
    let prompter = prompter ?? environment.prompter
    asking[prompt.id] = Task { @MainActor [weak self] in
      let choice = await prompter.ask(prompt, texts: texts)
      self?.happened(.answered(choice, prompt.id))
      self?.asking[prompt.id] = nil
    }
  }

  private func openFirst(of request: OpenRequest) {
    let (opener, productPages) = (environment.opener, environment.productPages)
    Task { @MainActor [weak self] in
      var didOpen = false
      if let product = request.product, let productPages {
        didOpen = await productPages.show(product) { self?.happened(.presenterAvailable) }
      }
      for url in request.urls where !didOpen { didOpen = await opener.open(url) }
      self?.happened(.opened(request.id, didOpen))
    }
  }

  private func notify(_ version: VersionText) {
    let text = NoticeText.newVersion(version.text, sources: environment.texts, settings: textSettings)
    let notifier = environment.notifier
    Task { @MainActor in await notifier.notify(of: version, text: text) }
  }
}

extension LookupClient {
  /// A lookup's outcome as a value; whatever else is thrown counts as "no connection", so that every lookup ends.
  fileprivate func result(of query: LookupQuery) async -> Result<LookupAnswer, LookupError> {
    do {
      return .success(try await lookUp(query))
    } catch let error as LookupError {
      return .failure(error)
    } catch is CancellationError {
      return .failure(.unreachable(host: LookupService.apple.host, reason: "cancelled"))
    } catch {
      return .failure(.unreachable(host: LookupService.apple.host, reason: "\(error)"))
    }
  }
}

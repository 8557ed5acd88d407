import Foundation
import Testing
import iLinkCore

@Suite struct `When to look up` {
  var device = Device()

  @Test mutating func `automatic lookups are never begun within 60 seconds, across launches too`() {
    device.open(store: nil)
    #expect(device.lookups == 1)
    for seconds in [1.0, 30, 59.9] {
      device.moment = .noon + seconds
      device.leave()
      device.comeBack()
      device.kill()
      device.launch()
      device.send(.becameActive)
      #expect(device.lookups == 1, "after \(seconds) s")
    }
    device.moment = .noon + 60
    device.leave()
    device.comeBack()
    #expect(device.lookups == 2)
  }

  @Test mutating func `a listing younger than 15 minutes is used again, across launches too`() {
    device.open(store: "2.2.0")
    device.moment = .noon + .minutes(14.9)
    device.kill()
    device.launch()
    device.send(.becameActive)
    #expect(device.lookups == 1)
    device.moment = .noon + .minutes(15)
    device.leave()
    device.comeBack()
    #expect(device.lookups == 2)
  }

  @Test mutating func `forced mode looks again after 60 seconds`() {
    device.settings.aggressiveUpdatePrompt = true
    device.open(store: "2.3.0")
    device.pass(59)
    device.leave()
    device.comeBack()
    #expect(device.lookups == 1)
    device.pass(1)
    device.leave()
    device.comeBack()
    #expect(device.lookups == 2)
  }

  @Test mutating func `a minimum that is met does not insist`() {
    device.settings.minimumSupportedVersion = AppVersion("2.0")
    device.open(store: "2.2.0")
    device.pass(.minutes(2))
    device.leave()
    device.comeBack()
    #expect(device.lookups == 1)
  }

  @Test mutating func `an app that asks looks at once`() {
    device.open(store: "2.2.0")
    device.pass(1)
    device.send(.askedByApp(.prompt))
    #expect(device.lookups == 2)
    device.answer("2.3.0")
    #expect(device.prompt?.store.text == "2.3.0")
  }

  @Test mutating func `while prompting is off and the numbers are known, once a day`() {
    device.settings.globalPromptForUpdate = false
    device.open(store: "2.3.0")
    #expect(device.lookups == 1)
    device.moment = .noon + .hours(23.9)
    device.leave()
    device.comeBack()
    #expect(device.lookups == 1)
    device.moment = .noon + .hours(24)
    device.leave()
    device.comeBack()
    #expect(device.lookups == 2)
  }

  @Test mutating func `while prompting is off and a number is missing, as ever: the links want it`() {
    device.settings.globalPromptForUpdate = false
    device.open(store: nil)
    device.pass(60)
    device.leave()
    device.comeBack()
    #expect(device.lookups == 2)
  }

  @Test mutating func `a clock that was set back holds no lookup up`() {
    device.moment = .noon + .days(365)
    device.open(store: "2.2.0")
    device.kill()
    device.moment = .noon
    device.launch()
    #expect(device.lookups == 2)
  }

  @Test mutating func `by bundle identifier at first, by number once it is known`() {
    device.launch()
    #expect(device.order?.app == .bundle(Given.bundleID))
    device.answer("2.2.0")
    device.pass(.hours(1))
    device.leave()
    device.send(.returnedFromBackground)
    #expect(device.order?.app == .id(Given.appID, expecting: Given.bundleID))
    #expect(device.order?.remembered?.storefront == Given.own)
  }

  @Test mutating func `a fall-back that answered is asked first, except where an update would be forced`() {
    device.launch()
    device.answer("2.3.0", in: .us)
    device.pass(.hours(1))
    device.leave()
    device.send(.returnedFromBackground)
    #expect(device.order?.query(storeKit: nil).remembered?.storefront == .us)
    device.answer("2.3.0", in: .us)
    device.settings.aggressiveUpdatePrompt = true
    device.kill()
    device.pass(.hours(1))
    device.launch()
    #expect(device.order?.query(storeKit: nil).remembered == nil)
  }

  @Test mutating func `a number that turns out to be another app's is forgotten`() {
    device.open(store: "2.2.0")
    device.pass(.hours(1))
    device.leave()
    device.comeBack()
    device.fail(.bundleMismatch(asked: Given.bundleID, found: Given.listing("9.9")))
    #expect(device.history.appID == nil)
    device.pass(.hours(1))
    device.leave()
    device.comeBack()
    #expect(device.order?.app == .bundle(Given.bundleID))
  }

  @Test mutating func `a changed country is asked, whatever is on record`() {
    device.open(store: "2.2.0")
    device.pass(60)
    device.set { $0.appStoreCountry = Storefront("fr") }
    #expect(device.isLookingUp)
    #expect(device.order?.explicit == Storefront("fr"))
    #expect(device.order?.wantsStoreKit == false)
  }

  @Test mutating func `StoreKit's storefront is the own one, when the app's code names none`() {
    device.launch()
    #expect(device.order?.wantsStoreKit == true)
    let query = device.order?.query(storeKit: Storefront("my"))
    #expect(query?.storefronts.own == Storefront("my"))
    #expect(device.order?.query(storeKit: nil).storefronts.own == Given.own)
  }

  @Test mutating func `a launch in the background looks nothing up and counts no use; the return does`() {
    device.launch(inBackground: true)
    #expect(device.lookups == 0)
    #expect(device.history.usesCount == 0)
    device.comeBack()
    #expect(device.lookups == 1)
    #expect(device.history.usesCount == 1)
    #expect(device.decisions.isEmpty)
    device.answer("2.3.0")
    #expect(device.prompt != nil)
  }

  @Test mutating func `a return without a background before it is none`() {
    device.launch()
    device.send(.returnedFromBackground)
    device.send(.becameActive)
    device.send(.returnedFromBackground)
    #expect(device.history.usesCount == 1)
  }

  @Test mutating func `without anything to look up by, one error says so`() {
    device.app.bundleID = nil
    device.launch()
    device.send(.becameActive)
    #expect(device.lookups == 0)
    #expect(device.failures == [.noIdentifier])
    #expect(device.lastAnswer == .quiet(.storeVersionUnknown(nil)))
    device.send(.askedByApp(.prompt, RequestID(1)))
    #expect(device.answeredRequests == [1])
  }

  @Test mutating func `an answer to an old order is none`() {
    device.launch()
    let old = device.order
    device.answer("2.3.0")
    let found = device.found
    if let old {
      let query = old.query(storeKit: nil)
      device.send(.lookedUp(LookupOutcome(old, query, .failure(.http(status: 500)))))
    }
    #expect(device.found == found && device.failures.isEmpty)
  }
}

@Suite struct `Every lookup ends in one found or one could not connect` {
  var device = Device()

  @Test mutating func `B142: ten calls at once are one lookup, and each gets its decision`() {
    device.launch()
    device.send(.becameActive)
    for number in 1...10 { device.send(.askedByApp(.status, RequestID(UInt64(number)))) }
    #expect(device.lookups == 1)
    #expect(device.answeredRequests.isEmpty)
    device.answer("2.3.0")
    #expect(device.answeredRequests.sorted() == Array(1...10))
    #expect(device.found == 1)
  }

  @Test(arguments: [
    LookupError.unreachable(host: "itunes.apple.com", reason: "offline"), .throttled(status: 403, retryAfter: nil),
    .http(status: 502), .notAnAnswer("<html>"), .timedOut(host: "itunes.apple.com", after: 30),
    .notFound(.bundle(Given.bundleID), in: [Given.own, .us], platform: .iOS),
  ])
  func `B146: who waits gets a decision, whatever goes wrong`(error: LookupError) {
    var device = Device()
    device.launch()
    device.send(.becameActive)
    device.send(.askedByApp(.prompt, RequestID(1)))
    device.send(.backgroundRefresh(RequestID(2)))
    device.fail(error)
    #expect(device.answeredRequests == [1, 2])
    #expect(device.failures == [.lookup(error)])
    #expect(device.lastAnswer == .quiet(.storeVersionUnknown(error)))
    #expect(device.prompt == nil)
  }

  @Test(arguments: [
    LookupError.unreachable(host: "itunes.apple.com", reason: "offline"), .throttled(status: 429, retryAfter: 30),
    .http(status: 502), .notAnAnswer("<html>"),
  ])
  func `an error of transport or throttling erases nothing`(error: LookupError) {
    var device = Device()
    device.settings.aggressiveUpdatePrompt = true
    device.open(store: "2.3.0")
    device.pass(60)
    device.leave()
    device.comeBack()
    device.fail(error)
    #expect(device.prompt?.kind == .forced)
    #expect(!device.history.evidence.listings.isEmpty)
  }

  @Test mutating func `a not found from a fall-back alone erases nothing`() {
    device.open(store: "2.3.0")
    device.pass(.hours(1))
    device.leave()
    device.comeBack()
    device.fail(.notFound(.bundle(Given.bundleID), in: [.us], platform: .iOS))
    #expect(!device.history.evidence.listings.isEmpty)
  }

  @Test mutating func `a record of another platform is kept to say so, and is no update`() {
    device.open(store: "2.3.0")
    device.tap(.vanished)
    device.pass(.hours(1))
    device.leave()
    device.comeBack()
    device.fail(.otherPlatform(Given.listing("9.0", platform: .macOS), asked: .iOS))
    #expect(device.lastAnswer == .quiet(.otherPlatform(record: .macOS, device: .iOS)))
    #expect(device.prompt == nil)
  }

  @Test mutating func `B145: offline at the start, everything goes on from what is on record`() {
    device.open(store: "2.3.0")
    device.tap(.vanished)
    device.kill()
    device.pass(.hours(1))
    device.open(store: nil)
    #expect(device.failures.count == 1)
    #expect(device.prompt?.store.text == "2.3.0")
  }

  @Test mutating func `B143: what the app sets while a lookup is under way is not overwritten by its answer`() {
    device.launch()
    device.send(.becameActive)
    let mine = AppID(42)!
    device.set { $0.appStoreID = mine }
    device.answer("2.3.0")
    #expect(device.flow?.links.appID == mine)
    #expect(device.flow?.settings.appStoreID == mine)
    #expect(device.prompt == nil, "the listing is another app's now")
  }
}

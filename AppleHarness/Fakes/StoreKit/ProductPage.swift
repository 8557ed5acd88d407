@_spi(Stage) import FoundationStandIns

@MainActor enum ProductPage {
  static func load(_ parameters: [String: Any], _ block: ((Bool, (any Error)?) -> Void)?) {
    let value = parameters[SKStoreProductParameterITunesItemIdentifier]
    let number = (value as? Int) ?? (value as? NSNumber)?.intValue
    guard let number else {
      MainLoop.later { block?(false, NSError(domain: "SKErrorDomain", code: 5)) }
      return
    }
    StoreStage.loadedProducts.append(number)
    StoreStage.loadedParameters.append(parameters.mapValues { "\($0)" })
    guard let answer = StoreStage.productPage else { return }
    MainLoop.later { block?(answer, answer ? nil : NSError(domain: "SKErrorDomain", code: 5)) }
  }
}

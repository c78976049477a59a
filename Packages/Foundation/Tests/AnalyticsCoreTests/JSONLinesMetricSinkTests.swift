import AnalyticsCore
import Testing

@Suite struct JSONLinesMetricSinkTests {
  @Test("a metric is one line of JSON with sorted keys")
  func line() async {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let sink = JSONLinesMetricSink { continuation.yield($0) }
    sink.record(
      Metric("add", values: ["duration_ms": 1.5], labels: ["outcome": "a\"b", "kind": "c\nd"]))
    continuation.finish()

    var written: [String] = []
    for await line in lines { written.append(line) }
    #expect(
      written == [
        #"{"labels":{"kind":"c\nd","outcome":"a\"b"},"metric":"add","values":{"duration_ms":1.5}}"#
      ])
  }

  @Test("a number that JSON lacks is still recorded")
  func notANumber() async {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    JSONLinesMetricSink { continuation.yield($0) }.record(Metric("x", values: ["v": .infinity]))
    continuation.finish()
    for await line in lines {
      #expect(line == #"{"labels":{},"metric":"x","values":{"v":"inf"}}"#)
    }
  }
}

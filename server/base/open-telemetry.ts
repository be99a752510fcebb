import type { Attributes, RequestSpan, Tracing, Work } from './tracing-types.ts';

/** An unresponsive collector must not delay shutdown. */
const PATIENCE_MS = 3_000;

/** Traces by OTLP over HTTP. Its packages are loaded only here, on demand: they take time and memory. */
export async function openTelemetry(address: string, version: string): Promise<Tracing> {
  const { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import(
    '@opentelemetry/api'
  );
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');

  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', address.endsWith('/') ? address : `${address}/`).href,
    timeoutMillis: PATIENCE_MS,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'museum-card',
      'service.version': version,
    }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register({ propagator: null });
  const tracer = trace.getTracer('museum-card');
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, job: SpanKind.CONSUMER };

  async function around<T>({ name, kind, attributes, ended }: Work<T>, run: () => Promise<T>) {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes });
    try {
      const result = await context.with(trace.setSpan(context.active(), span), run);
      if (ended) span.setAttributes(ended(result));
      return result;
    } catch (error) {
      // The error's name only: messages may contain user input.
      span.setAttribute('error.type', faultName(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  function beginRequest(attributes: Attributes, next: () => void): RequestSpan {
    // Every request starts a new trace: visitors' trace headers are ignored.
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
    context.with(trace.setSpan(ROOT_CONTEXT, span), next);
    return {
      end(name, more, isFault) {
        span.updateName(name);
        span.setAttributes(more);
        if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    around,
    beginRequest,
    traceId: () => trace.getActiveSpan()?.spanContext().traceId ?? null,
    stop: () => provider.shutdown().catch(() => {}),
  };
}

function faultName(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : 'unknown';
}

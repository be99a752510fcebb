import { type DestinationStream, type Logger, pino } from 'pino';
import { redact, redactText } from '../../domain/logging/redact.ts';
import { activeTracing } from '../base/tracing.ts';

/** JSON lines to standard output. Secrets and personal data are redacted here, for every caller. */
export function makeLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      ...withTrace(),
      timestamp: pino.stdTimeFunctions.isoTime,
      // `cleaned` serialises errors; a serializer runs after it and would see only what it left.
      serializers: { err: (error: unknown) => error },
      formatters: { level: (label) => ({ level: label }), log: cleaned },
      hooks: {
        logMethod(args, method) {
          const clean: unknown[] = args.map((arg) =>
            typeof arg === 'string' ? redactText(arg) : arg,
          );
          const error = errorIn(args[0]);
          // Without a message pino would use the unredacted one of the error.
          if (error && args.length === 1) clean.push(messageOf(error));
          method.apply(this, clean as Parameters<typeof method>);
        },
      },
    },
    destination ?? pino.destination(1),
  );
}

/** Trace id of a line, if tracing is on. */
function withTrace(): { mixin?: () => object } {
  const tracing = activeTracing();
  if (!tracing) return {};
  return {
    mixin: () => {
      const traceId = tracing.traceId();
      return traceId ? { traceId } : {};
    },
  };
}

function cleaned(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Error ? errorFields(value) : redactNamed(name, value),
    ]),
  );
}

function redactNamed(name: string, value: unknown): unknown {
  const clean = redact({ [name]: value }) as Record<string, unknown>;
  return clean[name];
}

/** Never the whole error: PostgreSQL puts the rejected row into `detail`. */
function errorFields(error: Error, depth = 0): Record<string, unknown> {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const cause = error.cause instanceof Error && depth < 3 ? error.cause : undefined;
  const message = messageOf(error);
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: redactText((error.stack ?? '').replace(error.message, message)),
    ...(cause && { cause: errorFields(cause, depth + 1) }),
  };
}

function errorIn(logged: unknown): Error | null {
  const error = logged instanceof Error ? logged : (logged as { err?: unknown } | null)?.err;
  return error instanceof Error ? error : null;
}

/** Framework messages contain the requested URL with its keys: log the code only. */
function messageOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('FST_') ? code : redactText(error.message);
}

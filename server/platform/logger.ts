import { type DestinationStream, type Logger, pino } from 'pino';
import { redact, redactText } from '../../domain/logging/redact.ts';
import { activeTracing } from '../base/tracing.ts';

/** JSON lines to standard output. What is secret or personal is cut out here, whoever logs it. */
export function makeLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      ...withTrace(),
      timestamp: pino.stdTimeFunctions.isoTime,
      // Errors are told in full by `cleaned`; a serializer would see what it left.
      serializers: { err: (error: unknown) => error },
      formatters: { level: (label) => ({ level: label }), log: cleaned },
      hooks: {
        logMethod(args, method) {
          const clean: unknown[] = args.map((arg) =>
            typeof arg === 'string' ? redactText(arg) : arg,
          );
          const error = errorIn(args[0]);
          // Without words of its own pino would take the error's, as they are.
          if (error && args.length === 1) clean.push(messageOf(error));
          method.apply(this, clean as Parameters<typeof method>);
        },
      },
    },
    destination ?? pino.destination(1),
  );
}

/** The trace that a line belongs to, where there are traces. */
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

/** Never the whole error: PostgreSQL puts the refused row into `detail`. */
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

/** The framework writes the address that was asked for into its messages, keys and all: its code says enough. */
function messageOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('FST_') ? code : redactText(error.message);
}

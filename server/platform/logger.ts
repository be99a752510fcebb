import { type DestinationStream, type Logger, pino } from 'pino';
import { redact, redactText } from '../../domain/logging/redact.ts';

/** JSON lines to standard output. What is secret or personal is cut out here, whoever logs it. */
export function makeLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Errors are told in full by `cleaned`; a serializer would see what it left.
      serializers: { err: (error: unknown) => error },
      formatters: { level: (label) => ({ level: label }), log: cleaned },
      hooks: {
        logMethod(args, method) {
          const clean = args.map((arg) => (typeof arg === 'string' ? redactText(arg) : arg));
          method.apply(this, clean as Parameters<typeof method>);
        },
      },
    },
    destination ?? pino.destination(1),
  );
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
  return {
    type: error.name,
    message: redactText(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: redactText(error.stack ?? ''),
    ...(cause && { cause: errorFields(cause, depth + 1) }),
  };
}

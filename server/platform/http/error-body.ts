import type { Language } from '../../../domain/base/language.ts';
import { isOverload } from '../../base/overload-error.ts';
import { Refusal } from '../refusal.ts';
import { type RefusalText, refusalText } from '../refusal-text.ts';

export type ErrorAnswer = {
  status: number;
  errors: { message: string; errorCode: string }[];
  retryAfterSeconds: number | undefined;
  /** True for unexpected errors, which are logged with their cause. */
  isOurFault: boolean;
};

const RETRY_AFTER_OVERLOAD_SECONDS = 2;

/** Errors that the framework raises, by status. */
const FRAMEWORK_REFUSALS: Record<number, [errorCode: string, text: RefusalText]> = {
  400: ['INVALID_INPUT', 'invalidInput'],
  404: ['NOT_FOUND', 'notFound'],
  408: ['REQUEST_TIMEOUT', 'invalidInput'],
  413: ['REQUEST_TOO_LARGE', 'tooLarge'],
  414: ['URI_TOO_LONG', 'tooLarge'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'wrongMediaType'],
  431: ['REQUEST_TOO_LARGE', 'tooLarge'],
};

/** The only place that maps an error to status and text. */
export function errorAnswer(error: unknown, language: Language): ErrorAnswer {
  if (error instanceof Refusal) {
    const { status, message, errorCode, retryAfterSeconds } = error;
    return { status, errors: [{ message, errorCode }], retryAfterSeconds, isOurFault: false };
  }
  if (isOverload(error)) {
    return {
      status: 503,
      errors: [{ message: refusalText('busy', language), errorCode: 'SERVER_UNAVAILABLE' }],
      retryAfterSeconds: RETRY_AFTER_OVERLOAD_SECONDS,
      isOurFault: true,
    };
  }
  const status = statusOf(error);
  const known = FRAMEWORK_REFUSALS[status];
  const [errorCode, text] = known ?? (['UNEXPECTED_ERROR', 'unexpected'] as const);
  return {
    status: known ? status : 500,
    errors: [{ message: refusalText(text, language), errorCode }],
    retryAfterSeconds: undefined,
    isOurFault: !known,
  };
}

/** Only framework errors carry a status; ours are Refusals. */
function statusOf(error: unknown): number {
  const { statusCode, code } = (error ?? {}) as { statusCode?: unknown; code?: unknown };
  const isFramework = error instanceof SyntaxError || String(code).startsWith('FST_');
  return isFramework && typeof statusCode === 'number' ? statusCode : 500;
}

import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { errorMessage } from '../../../platform/read-error.ts';
import type { texts as fi } from '../../../texts/fi/parts/second-factor.ts';

/** The browser has no WebAuthn. */
class PasskeysUnsupported extends Error {}

/** Asks the browser for a signature; `options` come from the server. */
export function signWithPasskey(options: unknown) {
  requireSupport();
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}

export function createPasskey(options: unknown) {
  requireSupport();
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
}

function requireSupport(): void {
  if (!browserSupportsWebAuthn()) throw new PasskeysUnsupported();
}

/** Error message; null when the person cancelled. */
export function factorProblem(error: unknown, texts: typeof fi): string | null {
  if (error instanceof PasskeysUnsupported) return texts.unsupported;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return texts.known;
  // The browser's prompt was cancelled or timed out.
  if (name === 'NotAllowedError' || name === 'AbortError') return texts.dismissed;
  return errorMessage(error, texts.failed);
}

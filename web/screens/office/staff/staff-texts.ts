import { errorMessage } from '../../../platform/read-error.ts';
import type { texts as fi } from '../../../texts/fi/office-staff.ts';

export type Texts = typeof fi;

/** Makes a change and shows its result; a failure is shown where it was started. */
export type Act<Answer> = (call: () => Promise<Answer>, done: string) => Promise<void>;

/** Also when the confirmation of identity was cancelled, the form says so. */
export const whyNot = (texts: Texts) => (error: unknown) =>
  errorMessage(error, texts.failed) ?? texts.notConfirmed;

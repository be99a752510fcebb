import type { texts as fi } from '../../../texts/fi/office-staff.ts';

export type Texts = typeof fi;

/** Null when it was done, otherwise why not. */
export type Act<Answer> = (call: () => Promise<Answer>, done: string) => Promise<string | null>;

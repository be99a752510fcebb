import type { texts as fi } from '../../../texts/fi/office-staff.ts';

export type Texts = typeof fi;

/** Null when it was done, otherwise the reason. */
export type Act<Answer> = (call: () => Promise<Answer>, done: string) => Promise<string | null>;

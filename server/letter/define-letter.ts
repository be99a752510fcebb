import { z } from 'zod';
import type { LetterTopic } from '../../domain/account/letter-topic.ts';
import type { Language } from '../../domain/base/language.ts';
import type { Letter, LetterContext } from './letter.ts';
import type { commonTexts } from './texts/common.ts';
import { type Writing, writingIn } from './writing.ts';

/** A link in a letter: http(s) only, never a script. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** Secret links that are made again when a letter is resent. */
export type RenewedLink = 'giver' | 'desk' | 'withdrawal';

/** Why the recipient gets the letter, shown in the footer. */
type LetterReason = keyof (typeof commonTexts)['fi']['reasons'];

export type LetterKind<Data> = {
  /** As staff and the data export show it. */
  name: Record<Language, string>;
  /** Where the office finds its texts when they are not under its name: 'gift-news.activated'. */
  textsAt?: string[];
  data: z.ZodType<Data>;
  /** Sample data for previews and tests. */
  example: Data;
  /** What somebody wrote in the example, in the other languages. */
  exampleIn?: Record<'sv' | 'en', Partial<Data>>;
  /** Discarded when still unsent after this; null or absent for never. */
  usefulForSeconds?: (data: Data) => number | null;
  /** True for a login code or link: nothing of the letter is kept once it has been sent. */
  secret?: boolean;
  /** The data as kept, with the code removed. Secrets behind # of links are removed automatically. */
  withoutCode?: (data: Data) => Data;
  /** By the name of the link in the data. Any other secret link cannot be resent. */
  renewed?: Record<string, RenewedLink>;
  reason: LetterReason;
  /** The opt-out topic. Letters about a contract, a payment or a secret have none. */
  topic?: LetterTopic;
  /** Sent to everybody: every other letter has priority. */
  isBulk?: boolean;
  write: (data: Data, context: LetterContext) => Letter | Promise<Letter>;
};

type Parts<Data, Texts> = Omit<LetterKind<NoInfer<Data>>, 'data' | 'write'> & {
  data: z.ZodType<Data>;
  texts: Record<Language, Texts>;
  write: (data: Data, writing: Writing & { texts: Texts }) => Letter | Promise<Letter>;
};

/** One letter, whole: a part that is left out does not compile. */
export function defineLetter<Data, Texts>({
  texts,
  write,
  ...kind
}: Parts<Data, Texts>): LetterKind<Data> {
  return {
    ...kind,
    write: (data, context) =>
      write(data, { ...writingIn(context), texts: texts[context.language] }),
  };
}

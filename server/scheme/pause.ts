import { texts as en } from '../../contract/texts/en/paused.ts';
import { texts as fi } from '../../contract/texts/fi/paused.ts';
import { texts as sv } from '../../contract/texts/sv/paused.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatDate } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import type { DatedFact } from '../../domain/scheme/fact-topics.ts';
import { pausedUntil } from '../../domain/scheme/scheme-facts.ts';
import type { Switch } from '../../domain/scheme/topic/offers.ts';
import type { GuestContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';

const texts = { fi, sv, en };

export type Pause = { title: string; body: string };

/** Message about a pause, with the alternatives; null: open. */
export function pauseOn(
  facts: readonly DatedFact[],
  topic: Switch,
  { day, language }: { day: LocalDate; language: Language },
): Pause | null {
  const pause = pausedUntil(facts, topic, day);
  if (!pause) return null;
  const { [topic]: said, reopens, unknown } = texts[language];
  const when = pause.last ? fill(reopens, formatDate(addDays(pause.last, 1), language)) : unknown;
  // A scheme may never have had instalments: nobody waits for them.
  const body = topic === 'monthly' ? said.body : `${said.body} ${when}`;
  return { title: said.title, body };
}

type PauseContext = Pick<GuestContext, 'clock' | 'language'>;

/** Same as running text, for a refused call. */
export function pauseText(
  facts: readonly DatedFact[],
  topics: readonly Switch[],
  { clock, language }: PauseContext,
): string | null {
  const at = { day: helsinkiDay(clock.now()), language };
  const pause = topics.map((topic) => pauseOn(facts, topic, at)).find((each) => each !== null);
  return pause ? `${pause.title}. ${pause.body}` : null;
}

export function requireOpen(
  facts: readonly DatedFact[],
  topics: readonly Switch[],
  context: PauseContext,
): void {
  const said = pauseText(facts, topics, context);
  if (said) throw new Refusal('PAUSED', said, 409);
}

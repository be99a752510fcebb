import { fill } from '../../../domain/base/fill.ts';
import type { Measuring } from '../../../domain/tracking/tracking-service.ts';
import type { texts as fi } from '../../texts/fi/parts/measuring.ts';
import type { Section } from './document-texts.ts';

type Sections = [id: string, section: Section][];
const MARK = '{unlessMeasuring}';

/** Adapts a document to today's analytics: provider, purpose, cookies and destination, or no mention of it. */
export function withMeasuring(
  sections: Sections,
  texts: typeof fi,
  measuring: Measuring | null,
): Sections {
  const told = sections.map(([id, section]): Sections[number] => [
    id,
    {
      ...section,
      body: section.body.map((text) =>
        text.replace(MARK, leavesEea(measuring) ? texts.unless : ''),
      ),
    },
  ]);
  if (!measuring) return told;
  const words = wordsOf(texts, measuring);
  // The cookies page has its own section, with the choice; the privacy statement has none without analytics.
  if (!told.some(([, { hasConsentChoice }]) => hasConsentChoice)) {
    return told.flatMap(
      (each): Sections => (each[0] === 'recipients' ? [each, ['measuring', words]] : [each]),
    );
  }
  return told.map(([id, section]) => {
    if (section.hasConsentChoice) {
      return [id, { ...section, body: [...section.body, ...words.body], list: words.list }];
    }
    return id === 'others'
      ? [id, { ...section, body: [fill(texts.others, measuring.name)] }]
      : [id, section];
  });
}

const leavesEea = (measuring: Measuring | null) =>
  measuring !== null && (measuring.kind !== 'matomo' || measuring.isOutsideEea === true);

function wordsOf(texts: typeof fi, measuring: Measuring) {
  const { kind, name, host } = measuring;
  const { receiver, cookies, ...said } = texts[kind === 'matomo' ? 'matomo' : 'google'];
  const transfer = leavesEea(measuring) ? said.transfer : texts.matomo.noTransfer;
  const body = [texts.purpose, texts.what, receiver, transfer, texts.cookies];
  return {
    heading: texts.heading,
    body: body.map((text) => fill(text, name, host)),
    list: cookies,
  };
}

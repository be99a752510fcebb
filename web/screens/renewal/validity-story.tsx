import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { MyCardTexts } from '../../parts/my-card/my-card-data.ts';
import type { ExtendValidityData } from './renewal-data.ts';
import css from './validity-story.module.css';

type Props = { validity: ExtendValidityData['validity']; texts: MyCardTexts['story'] };

/** One sentence an entry of the ledger, in the order they count; they add up to the last day. */
export function ValidityStory({ validity: { sentences, validUntil }, texts }: Props) {
  const end = validUntil && formatDate(localDate(validUntil));
  return (
    <section className={css.story} aria-labelledby="why">
      <h2 id="why">{end ? fill(texts.why, end) : texts.whyNoEnd}</h2>
      <ol>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {end && <p className={css.sum}>{fill(texts.sum, end)}</p>}
    </section>
  );
}

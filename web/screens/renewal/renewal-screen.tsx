import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { MyCardTexts } from '../../parts/my-card/my-card-data.ts';
import { MyPage } from '../../parts/my-card/my-page.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/renewal.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { RenewalData } from './renewal-data.ts';
import css from './renewal-page.module.css';
import { RenewalPage } from './renewal-page.tsx';

type Props = ScreenProps<typeof fi, RenewalData>;

/** Last day of the card and why, and the two ways to extend it. */
export function Screen({ texts, shell, data, place }: Props) {
  const { pathTo } = usePage();
  if (data.offer) {
    return (
      <RenewalPage
        offer={data.offer}
        title={texts.title}
        texts={texts.renewal}
        common={texts.common}
        shell={shell}
        place={place}
      >
        <ValidityHistory validity={data.validity} texts={texts.common.story} />
      </RenewalPage>
    );
  }
  return (
    <MyPage title={texts.title} texts={texts.common}>
      <p className="lead">{texts.noCard}</p>
      <p>
        <ButtonLink href={pathTo('Buy_Museum_Card')}>{texts.common.buy}</ButtonLink>
      </p>
    </MyPage>
  );
}

type ValidityStoryProps = { validity: RenewalData['validity']; texts: MyCardTexts['story'] };

/** One sentence per ledger entry, in order; they add up to the last day. */
export function ValidityHistory({
  validity: { sentences, validUntil },
  texts,
}: ValidityStoryProps) {
  const { language } = usePage();
  const end = validUntil && formatDate(localDate(validUntil), language);
  return (
    <section className={`stack-6 measure ${css.history}`} aria-labelledby="why">
      <h2 id="why">{end ? fill(texts.why, end) : texts.whyNoEnd}</h2>
      <ol>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {end && <p className={css.historyEnd}>{fill(texts.sum, end)}</p>}
    </section>
  );
}

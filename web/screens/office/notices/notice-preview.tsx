import { texts as enPaused } from '../../../../contract/texts/en/paused.ts';
import { texts as fiPaused } from '../../../../contract/texts/fi/paused.ts';
import { texts as svPaused } from '../../../../contract/texts/sv/paused.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatDate } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { addDays } from '../../../../domain/base/local-date.ts';
import type { DatedFact } from '../../../../domain/scheme/fact-topics.ts';
import type { Switch } from '../../../../domain/scheme/topic/offers.ts';
import type { FactPageTexts } from '../../../parts/office/facts/fact-texts.ts';
import type { Previewed } from '../../../parts/office/facts/facts-page.tsx';
import { InEveryLanguage } from '../../../parts/office/facts/in-every-language.tsx';
import { SiteBanner } from '../../../parts/site/site-banner.tsx';

const PAUSED = { fi: fiPaused, sv: svPaused, en: enPaused };

type Props = Previewed<'banner' | Switch> & { texts: FactPageTexts['facts']['preview'] };

/** The notice as on every page, or the page of a paused product. */
export function NoticePreview({ texts, fact }: Props) {
  const nothing = <p>{texts.nothing}</p>;
  return (
    <InEveryLanguage
      texts={texts}
      draw={(language) => {
        if (fact.topic !== 'banner') {
          return fact.value.isOpen ? nothing : <Pause fact={fact} language={language} />;
        }
        if (!fact.value.banner) return nothing;
        const { kind, isClosable, words } = fact.value.banner;
        const { [kind]: name, close } = PAUSED[language].banner;
        const banner = { id: '', kind, name, words: words[language] };
        return (
          <div inert>
            <SiteBanner banner={{ ...banner, close: isClosable ? close : null }} />
          </div>
        );
      }}
    />
  );
}

function Pause({ fact, language }: { fact: DatedFact<Switch>; language: Language }) {
  const { topic, until } = fact;
  const { [topic]: paused, reopens, unknown } = PAUSED[language];
  const when = until ? fill(reopens, formatDate(addDays(until, 1), language)) : unknown;
  return (
    <>
      <p>
        <strong>{paused.title}</strong>
      </p>
      <p>{topic === 'monthly' ? paused.body : `${paused.body} ${when}`}</p>
    </>
  );
}

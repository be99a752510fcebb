import { texts as enPaused } from '../../../../contract/texts/en/paused.ts';
import { texts as fiPaused } from '../../../../contract/texts/fi/paused.ts';
import { texts as svPaused } from '../../../../contract/texts/sv/paused.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatDate } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { addDays } from '../../../../domain/base/local-date.ts';
import { type DatedFact, isSwitch } from '../../../../domain/scheme/fact-topics.ts';
import type { FactPageTexts } from '../../../parts/office/facts/fact-texts.ts';
import type { Previewed } from '../../../parts/office/facts/facts-page.tsx';
import { InEveryLanguage } from '../../../parts/office/facts/in-every-language.tsx';
import { SiteBanner } from '../../../parts/site/site-banner.tsx';

const PAUSED = { fi: fiPaused, sv: svPaused, en: enPaused };

type Props = Previewed & { texts: FactPageTexts['facts']['preview'] };

/** The notice as on every page, or the page of a paused product. */
export function NoticePreview({ texts, fact }: Props) {
  return (
    <InEveryLanguage
      texts={texts}
      draw={(language) => {
        if ('banner' in fact.value && fact.value.banner) {
          const { kind, isClosable, words } = fact.value.banner;
          const { [kind]: name, close } = PAUSED[language].banner;
          const banner = { id: '', kind, name, words: words[language] };
          return (
            <div inert>
              <SiteBanner banner={{ ...banner, close: isClosable ? close : null }} />
            </div>
          );
        }
        return <Pause fact={fact} language={language} nothing={texts.nothing} />;
      }}
    />
  );
}

function Pause(props: { fact: DatedFact; language: Language; nothing: string }) {
  const { fact, language, nothing } = props;
  const { topic, value, until } = fact;
  if (!isSwitch(topic) || !('isOpen' in value) || value.isOpen) return <p>{nothing}</p>;
  const { [topic]: said, reopens, unknown } = PAUSED[language];
  const when = until ? fill(reopens, formatDate(addDays(until, 1), language)) : unknown;
  return (
    <>
      <p>
        <strong>{said.title}</strong>
      </p>
      <p>{topic === 'monthly' ? said.body : `${said.body} ${when}`}</p>
    </>
  );
}

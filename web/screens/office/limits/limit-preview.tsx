import { pathTo } from '../../../../contract/page/pages.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatCount, formatLimit } from '../../../../domain/base/format.ts';
import { LANGUAGES, type Language } from '../../../../domain/base/language.ts';
import type { FactTopic, FactValues, Limits } from '../../../../domain/scheme/fact-topics.ts';
import type { FactPageTexts } from '../../../parts/office/facts/fact-texts.ts';
import type { Previewed } from '../../../parts/office/facts/facts-page.tsx';
import { InEveryLanguage } from '../../../parts/office/facts/in-every-language.tsx';
import { texts as en } from '../../../texts/en/company-order.ts';
import { texts as enGift } from '../../../texts/en/parts/gift-form.ts';
import { texts as enWithdrawal } from '../../../texts/en/withdrawal.ts';
import { texts as fi } from '../../../texts/fi/company-order.ts';
import { texts as fiGift } from '../../../texts/fi/parts/gift-form.ts';
import { texts as fiWithdrawal } from '../../../texts/fi/withdrawal.ts';
import { texts as sv } from '../../../texts/sv/company-order.ts';
import { texts as svGift } from '../../../texts/sv/parts/gift-form.ts';
import { texts as svWithdrawal } from '../../../texts/sv/withdrawal.ts';

const COMPANY = { fi, sv, en };
const GIFT = { fi: fiGift, sv: svGift, en: enGift };
const WITHDRAWAL = { fi: fiWithdrawal, sv: svWithdrawal, en: enWithdrawal };

type MenuProps = { texts: Props['texts']; languages: readonly Language[] };

/** The menu of the pages after the change, and where a removed language redirects. */
function MenuPreview({ texts, languages }: MenuProps) {
  const [first] = languages;
  const left = LANGUAGES.filter((language) => !languages.includes(language));
  return (
    <section aria-labelledby="menu-preview">
      <h3 id="menu-preview">{texts.heading}</h3>
      <p>
        <b>{languages.map((language) => language.toUpperCase()).join(' ')}</b>
      </p>
      {first && (
        <ul>
          {left.map((language) => (
            <li key={language}>
              {pathTo('Help', language)} → {pathTo('Help', first)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type SearchProps = { texts: Props['texts']; search: FactValues['search']['search'] };

/** The front page as a search result. */
function SearchPreview({ texts, search }: SearchProps) {
  if (!search) return null;
  return (
    <InEveryLanguage
      texts={texts}
      draw={(language) => (
        <>
          <p>
            <b>{search.title[language]}</b>
          </p>
          <p>{search.description[language]}</p>
        </>
      )}
    />
  );
}

const SHOWN_IN_FORM: readonly FactTopic[] = ['colours', 'logo', 'tracking', 'logging'];

type Props = Previewed & { texts: FactPageTexts['facts']['preview'] };

/** Sentences of the forms that contain a limit, or the effect on gifts. */
export function LimitPreview({ texts, fact }: Props) {
  // Their forms contain the preview.
  if (SHOWN_IN_FORM.includes(fact.topic)) return null;
  if (fact.topic === 'search') return <SearchPreview texts={texts} search={fact.value.search} />;
  if (fact.topic === 'languages')
    return <MenuPreview texts={texts} languages={fact.value.languages} />;
  if (fact.topic === 'takenGifts') {
    const told = fact.value.giftsStay ? 'taken' : 'ended';
    return (
      <InEveryLanguage
        texts={texts}
        draw={(language) => <p>{fill(WITHDRAWAL[language].after[told], 1)}</p>}
      />
    );
  }
  const limits = fact.value as Limits;
  return (
    <InEveryLanguage
      texts={texts}
      draw={(language) => {
        const { hint, overLimit } = COMPANY[language];
        return (
          <>
            <p>{fill(hint.units, formatCount(limits.companyUnits, language))}</p>
            <p>{fill(hint.receiptAddress, formatLimit(limits.addressOver, language))}</p>
            <p>{fill(overLimit, formatLimit(limits.invoiceMost, language))}</p>
            <p>{fill(GIFT[language].most, limits.giftsInOrder)}</p>
          </>
        );
      }}
    />
  );
}

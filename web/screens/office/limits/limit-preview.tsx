import type { ReactNode } from 'react';
import { pathTo } from '../../../../contract/page/pages.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatCount, formatLimit } from '../../../../domain/base/format.ts';
import { LANGUAGES } from '../../../../domain/base/language.ts';
import type { Fact, FactValues, SiteTopic } from '../../../../domain/scheme/fact-topics.ts';
import type { FactPageTexts } from '../../../parts/office/facts/fact-texts.ts';
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

type Shown<Topic extends SiteTopic> = {
  texts: FactPageTexts['facts']['preview'];
  value: FactValues[Topic];
};

/** What visitors will see. Null: nothing, or the form shows it. */
const PREVIEWS: { [Topic in SiteTopic]: ((shown: Shown<Topic>) => ReactNode) | null } = {
  limits: LimitSentences,
  takenGifts: GiftSentence,
  languages: MenuPreview,
  colours: null,
  logo: null,
  search: SearchPreview,
  tracking: null,
  logging: null,
};

type Props<Topic extends SiteTopic> = {
  texts: Shown<Topic>['texts'];
  fact: Fact<Topic>;
};

export function LimitPreview<Topic extends SiteTopic>({ texts, fact }: Props<Topic>) {
  const { topic, value } = fact;
  return PREVIEWS[topic]?.({ texts, value });
}

/** The menu of the pages after the change, and where a removed language redirects. */
function MenuPreview({ texts, value: { languages } }: Shown<'languages'>) {
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

/** The front page as a search result. */
function SearchPreview({ texts, value: { search } }: Shown<'search'>) {
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

/** The effect on gifts, in the words of the withdrawal page. */
function GiftSentence({ texts, value }: Shown<'takenGifts'>) {
  const told = value.giftsStay ? 'taken' : 'ended';
  return (
    <InEveryLanguage
      texts={texts}
      draw={(language) => <p>{fill(WITHDRAWAL[language].after[told], 1)}</p>}
    />
  );
}

/** Sentences of the forms that contain a limit. */
function LimitSentences({ texts, value: limits }: Shown<'limits'>) {
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

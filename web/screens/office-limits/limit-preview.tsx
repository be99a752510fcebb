import { fill } from '../../../domain/base/fill.ts';
import type { Limits } from '../../../domain/scheme/fact-topics.ts';
import { formatCount, formatLimit } from '../../../domain/scheme/format-limit.ts';
import type { FactPageTexts } from '../../parts/office/facts/fact-texts.ts';
import type { Previewed } from '../../parts/office/facts/facts-page.tsx';
import { InEveryLanguage } from '../../parts/office/facts/in-every-language.tsx';
import { texts as en } from '../../texts/en/company-order.ts';
import { texts as enGift } from '../../texts/en/parts/gift-form.ts';
import { texts as fi } from '../../texts/fi/company-order.ts';
import { texts as fiGift } from '../../texts/fi/parts/gift-form.ts';
import { texts as sv } from '../../texts/sv/company-order.ts';
import { texts as svGift } from '../../texts/sv/parts/gift-form.ts';

const COMPANY = { fi, sv, en };
const GIFT = { fi: fiGift, sv: svGift, en: enGift };

type Props = Previewed & { texts: FactPageTexts['facts']['preview'] };

/** The sentences of the company's and the gift's form that name a limit. */
export function LimitPreview({ texts, fact }: Props) {
  const limits = fact.value as Limits;
  return (
    <InEveryLanguage
      texts={texts}
      draw={(language) => {
        const { hint, overLimit } = COMPANY[language];
        return (
          <>
            <p>{fill(hint.units, formatCount(limits.companyUnits, language))}</p>
            <p>{fill(hint.receiptAddress, formatLimit(limits.addressOver))}</p>
            <p>{fill(overLimit, formatLimit(limits.invoiceMost))}</p>
            <p>{fill(GIFT[language].most, limits.giftsInOrder)}</p>
          </>
        );
      }}
    />
  );
}

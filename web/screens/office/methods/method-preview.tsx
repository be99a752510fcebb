import { addDays } from '../../../../domain/base/local-date.ts';
import type { Method } from '../../../../domain/payment/offered-method.ts';
import { withoutDay } from '../../../../domain/scheme/fact-plan.ts';
import { pageFactsOn } from '../../../../domain/scheme/scheme-facts.ts';
import type { FactPageTexts } from '../../../parts/office/facts/fact-texts.ts';
import type { Previewed } from '../../../parts/office/facts/facts-page.tsx';
import { InEveryLanguage } from '../../../parts/office/facts/in-every-language.tsx';
import { ProviderSections } from '../../../parts/payment/provider-sections.tsx';
import { texts as en } from '../../../texts/en/parts/payment.ts';
import { texts as fi } from '../../../texts/fi/parts/payment.ts';
import { texts as sv } from '../../../texts/sv/parts/payment.ts';
import css from './method-preview.module.css';

const PAYMENT = { fi, sv, en };

/** One of each kind: the real list comes from the provider. */
const LISTED = [
  { id: 'nordea', name: 'Nordea' },
  { id: 'mobilepay', name: 'MobilePay' },
  { id: 'creditcard', name: 'Visa' },
  { id: 'collectorb2b', name: 'Collector' },
].map((provider) => ({ ...provider, url: null, svg: '', parameters: [] }));

type Props = Previewed<Method> & { texts: FactPageTexts['facts']['preview'] };

/** Payment methods as a buyer sees them, on the last day before the change and on its first. */
export function MethodPreview({ texts, fact, facts }: Props) {
  const planned = [...withoutDay(facts, fact.topic, fact.from), fact];
  const kind = fact.topic === 'companyInvoice' ? 'companyOrder' : 'standard';
  return (
    <InEveryLanguage
      texts={texts}
      draw={(language) =>
        [addDays(fact.from, -1), fact.from].map((day) => {
          const shown = pageFactsOn(planned, day, language);
          const closed = new Set(shown.closed);
          return (
            // Inert: nothing can be chosen here.
            <div key={day} className={`stack-4 ${css.day}`} inert>
              <h5>{day === fact.from ? texts.after : texts.before}</h5>
              <ProviderSections
                providers={LISTED.filter(({ id }) => !closed.has(METHOD_OF[id] ?? 'bank'))}
                purchase={{ kind, billing: 'annually' }}
                lastBank={null}
                chosen={null}
                onChoose={() => {}}
                amount=""
                texts={PAYMENT[language]}
                facts={shown}
              />
            </div>
          );
        })
      }
    />
  );
}

const METHOD_OF: Record<string, 'card' | 'companyInvoice'> = {
  creditcard: 'card',
  collectorb2b: 'companyInvoice',
};

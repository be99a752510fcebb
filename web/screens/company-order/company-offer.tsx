import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatCount, formatLimit, formatMoney } from '../../../domain/base/format.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import { Ryijy } from '../../parts/card/ryijy.tsx';
import paper from '../../parts/order/letter-preview.module.css';
import { usePage } from '../../platform/page-context.tsx';
import css from './company-order.module.css';
import type { CompanyPrice, CompanyTexts } from './company-order-data.ts';

type Props = { price: CompanyPrice; companyName: string; texts: CompanyTexts['offer'] };

const FACTS = ['price', 'year', 'handOut', 'privacy'] as const;

/** Facts for a company's decision: price and use, the employee's letter, the invoice. */
export function CompanyOffer({ price, companyName, texts }: Props) {
  const { facts, invoice } = texts;
  const { language, scheme } = usePage();
  const { limits, closed } = scheme.facts;
  const unitPrice = price ? formatMoney(fromEuros(price.unitPrice), language) : '–';
  return (
    <div className={css.offer}>
      <section>
        <h2>{texts.heading}</h2>
        <dl className={`mt-5 ${css.facts}`}>
          {FACTS.map((fact) => (
            <div key={fact}>
              <dt>{facts[fact].name}</dt>
              <dd>
                {fill(facts[fact].text, unitPrice, formatCount(limits.companyUnits, language))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <LetterExample company={companyName.trim() || texts.letter.company} texts={texts.letter} />
      {!closed.includes('companyInvoice') && (
        <section>
          <h2>{invoice.heading}</h2>
          <ol className={`stack-3 ${css.steps}`}>
            <li>{fill(invoice.choose, formatLimit(limits.invoiceMost, language))}</li>
            <li>{invoice.comes}</li>
            <li>{invoice.use}</li>
          </ol>
        </section>
      )}
    </div>
  );
}

/** Example of the letter; its company name follows the form's field. */
function LetterExample({ company, texts }: { company: string; texts: Props['texts']['letter'] }) {
  return (
    <section aria-labelledby="letter-example">
      <h2 id="letter-example">{texts.heading}</h2>
      <div className={`mt-5 ${paper.paper} ${css.letter}`}>
        <p className={css.subject}>{fill(texts.subject, company)}</p>
        <div className={paper.wool} aria-hidden="true">
          <Ryijy design={designOf('yritys')} label="" width={380} height={120} />
        </div>
        <div className={`stack-3 ${paper.words}`}>
          <p className={paper.title}>{texts.title}</p>
          <p>{fill(texts.body, company)}</p>
          <p className={css.letterButton}>{texts.button}</p>
          <p className="small quiet">{texts.privacy}</p>
        </div>
      </div>
    </section>
  );
}

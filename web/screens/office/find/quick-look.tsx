import { fromEuros } from '../../../../domain/base/cents.ts';
import { formatDateTime, formatMoney } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { designOf } from '../../../../domain/ryijy/design.ts';
import { Ryijy } from '../../../parts/card/ryijy.tsx';
import { cardStateText } from '../../../parts/office/card-state-text.ts';
import { CardNumber, type Fact, FactsPanel } from '../../../parts/office/facts-panel.tsx';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-find.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import css from './find.module.css';
import type { Found } from './find-data.ts';

type Texts = typeof fi;
export type Hit = Found['hits'][number];

type Props = { hit: Hit; name: string; href: string | null; texts: Texts };

/** Facts of a hit without opening it: contact details stay masked, and no view is logged. */
export function QuickLook({ hit, name, href, texts }: Props) {
  const { language } = usePage();
  return (
    <div className={css.look} id="quick-look">
      {hit.subject === 'person' && hit.ryijySeed !== null && (
        <Ryijy
          className={css.rya}
          design={designOf(String(hit.ryijySeed))}
          label=""
          width={280}
          height={110}
        />
      )}
      <FactsPanel id="quick-look-name" heading={name} facts={factsOf(hit, texts, language)}>
        {href && (
          <ButtonLink href={href} look="secondary">
            {texts.look.open}
          </ButtonLink>
        )}
        {hit.subject === 'person' && <p className="quiet">{texts.look.masked}</p>}
      </FactsPanel>
    </div>
  );
}

function factsOf(hit: Hit, texts: Texts, language: Language): Fact[] {
  const { look } = texts;
  switch (hit.subject) {
    case 'person':
      return [
        [look.card, hit.card ? cardStateText(hit.card, texts.states, language) : texts.noCard],
        [
          look.number,
          hit.customerNumber && <CardNumber key="number" number={hit.customerNumber} />,
        ],
        [look.instalments, hit.isInstalmentLate && texts.late],
        [look.born, hit.yearOfBirth],
        [look.city, hit.city],
        [look.email, hit.email],
        [look.phone, hit.phone],
        [look.account, hit.isLeaving && texts.leaving],
      ];
    case 'order':
      return [
        [look.buyer, hit.name],
        [look.amount, formatMoney(fromEuros(hit.amount), language)],
        [look.units, hit.units],
        [look.when, formatDateTime(hit.createdAt, language)],
      ];
    case 'payment':
      return [
        [look.amount, formatMoney(fromEuros(hit.amount), language)],
        [look.when, formatDateTime(hit.createdAt, language)],
      ];
    case 'museum':
      return [];
    case 'clientLog':
      return [
        [look.entries, hit.entries],
        [look.when, formatDateTime(hit.at, language)],
      ];
  }
}

import { cardStateText } from '../../../parts/office/card-state-text.ts';
import { CardNumber, EmailText, FactsPanel } from '../../../parts/office/facts-panel.tsx';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-order.ts';
import type { Order } from './order-data.ts';

type Props = { order: Order; texts: typeof fi };

/** Current facts: owner, card, and gift or company. */
export function OrderFacts({ order, texts }: Props) {
  const { gift, company } = order;
  return (
    <>
      {gift && <GiftFacts gift={gift} texts={texts} />}
      {company && <CompanyFacts company={company} texts={texts} />}
      <BuyerFacts order={order} texts={texts} />
      {order.card && <CardFacts card={order.card} holder={order.holder} texts={texts} />}
      {order.beside.length > 0 && <Beside order={order} texts={texts} />}
    </>
  );
}

function BuyerFacts({ order, texts }: Props) {
  const { pathTo } = usePage();
  const { buyer } = order;
  const isForgotten = !buyer.name && !buyer.emailAddress && !buyer.personId;
  const openBuyer = buyer.personId && pathTo('Office_Person', { id: buyer.personId });
  const words: Record<string, string> = texts.time.words;
  return (
    <FactsPanel
      id="buyer"
      heading={texts.buyer}
      facts={[
        [texts.name, buyer.name],
        [texts.email, buyer.emailAddress && <EmailText key="email" address={buyer.emailAddress} />],
        [texts.phone, buyer.phone],
        [texts.address, buyer.address],
        [texts.billing, words[order.billing]],
        [texts.campaign, order.campaignCode],
      ]}
    >
      {isForgotten && <p>{texts.forgotten}</p>}
      {openBuyer && <a href={openBuyer}>{texts.openBuyer}</a>}
      {!openBuyer && !isForgotten && <p className="quiet">{texts.noAccount}</p>}
      {openBuyer && <p className="quiet">{texts.looked}</p>}
    </FactsPanel>
  );
}

type CardProps = Pick<Order, 'holder'> & {
  card: NonNullable<Order['card']>;
  texts: Props['texts'];
};

function CardFacts({ card, holder, texts }: CardProps) {
  const { pathTo, language } = usePage();
  return (
    <FactsPanel
      id="card"
      heading={texts.card}
      facts={[
        [texts.state, cardStateText(card, texts.states, language)],
        [texts.customerNumber, <CardNumber key="number" number={card.customerNumber} />],
        [
          texts.holder,
          holder && (
            <a key="holder" href={pathTo('Office_Person', { id: holder.personId })}>
              {holder.name}
            </a>
          ),
        ],
      ]}
    />
  );
}

type GiftProps = { gift: NonNullable<Order['gift']>; texts: Props['texts'] };

function GiftFacts({ gift, texts }: GiftProps) {
  const { formatDateTime } = useFormats();
  const at = (instant: number | null) => (instant === null ? null : formatDateTime(instant));
  return (
    <FactsPanel
      id="gift"
      heading={texts.gift}
      facts={[
        [texts.state, texts.giftStates[gift.state]],
        [texts.giftKind, gift.isDigital ? texts.digital : texts.envelope],
        [texts.recipient, gift.recipientName],
        [
          texts.email,
          gift.recipientEmail && <EmailText key="email" address={gift.recipientEmail} />,
        ],
        [texts.address, gift.address],
        [texts.sendAt, gift.isDigital && gift.sentAt === null && at(gift.sendAt)],
        [texts.sentAt, gift.isDigital && at(gift.sentAt)],
        [texts.postedAt, !gift.isDigital && (at(gift.postedAt) ?? texts.notYet)],
        [texts.openedAt, gift.isDigital && (at(gift.openedAt) ?? texts.notYet)],
        [texts.activatedAt, at(gift.activatedAt) ?? texts.notYet],
      ]}
    />
  );
}

type CompanyProps = { company: NonNullable<Order['company']>; texts: Props['texts'] };

function CompanyFacts({ company, texts }: CompanyProps) {
  const deliveries: Record<string, string> = texts.deliveries;
  const { formatCount } = useFormats();
  return (
    <FactsPanel
      id="company"
      heading={texts.company}
      facts={[
        [texts.name, company.companyName],
        [texts.businessId, company.businessId],
        [texts.contact, company.contactName],
        [texts.email, <EmailText key="email" address={company.emailAddress} />],
        [texts.phone, company.phone],
        [texts.address, company.address],
        [texts.billingReference, company.billingReference],
        [texts.delivery, deliveries[company.delivery]],
        [texts.seats, formatCount(company.seats)],
        [texts.invited, formatCount(company.invited)],
        [texts.asCodes, formatCount(company.asCodes)],
        [texts.free, formatCount(company.free)],
        [texts.activated, formatCount(company.activated)],
      ]}
    >
      <p className="quiet">{texts.promise}</p>
    </FactsPanel>
  );
}

function Beside({ order, texts }: Props) {
  const { pathTo } = usePage();
  return (
    <FactsPanel id="beside" heading={texts.beside} facts={[]}>
      <ul>
        {order.beside.map(({ id, kind, name }) => (
          <li key={id}>
            <a href={pathTo('Office_Order', { id })}>
              {[texts.names[kind], name].filter(Boolean).join(' · ')}
            </a>
          </li>
        ))}
      </ul>
    </FactsPanel>
  );
}

import { useId } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { CULTURE_VOUCHERS } from '../../../domain/payment/provider.ts';
import {
  arrangeProviders,
  METHOD_OF_SECTION,
  type PaymentSection,
  type ProviderSection,
  type Purchase,
} from '../../../domain/payment/provider-group.ts';
import type { PageFacts } from '../../../domain/scheme/scheme-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PaymentChoice, Provider } from './hand-over.ts';
import css from './payment-selector.module.css';
import { VOUCHERS } from './payment-starts.ts';
import { BANK, BENEFIT, Logo, PAYMENT_CARD, Tile } from './provider-tile.tsx';
import type { PaymentTexts } from './use-payment.ts';

const ICONS: Record<PaymentSection, string> = {
  bank: BANK,
  culture: BENEFIT,
  card: PAYMENT_CARD,
  company: BANK,
};

type Props = {
  providers: Provider[];
  purchase: Purchase;
  /** Last used on this device: listed first among the banks, not preselected. */
  lastBank: string | null;
  chosen: PaymentChoice | null;
  onChoose: (choice: PaymentChoice) => void;
  /** Formatted; empty: unknown, or nothing is ordered. */
  amount: string;
  texts: PaymentTexts;
  /** Which methods are offered today, and the texts of their tiles. */
  facts: Pick<PageFacts, 'limits' | 'closed' | 'notices'>;
};

/** Fixed order of sections, nothing preselected. */
export function ProviderSections(props: Props) {
  const { providers, purchase, lastBank, amount, texts, facts } = props;
  const { invoiceMost } = facts.limits;
  // A closed method keeps its place while there is a text about it.
  const closed = facts.closed.filter((method) => !facts.notices[method]);
  const rules = { invoiceMost, closed, lastBank };
  const sections = arrangeProviders(providers, purchase, rules);
  const deed = amount && fill(texts.order.tile, amount);
  return (
    <>
      {amount && <p className="strong">{fill(texts.order.lead, amount)}</p>}
      {sections.map((section) => (
        <Section key={section.section} {...props} section={section} deed={deed} />
      ))}
    </>
  );
}

type SectionProps = Props & {
  section: ProviderSection<Provider>;
  /** “Tilaa ja maksa 79,00 €:”, read before the name of each method. */
  deed: string;
};

function Section(props: SectionProps) {
  const { texts, section: arranged } = props;
  const { section, providers, mobile } = arranged;
  const headingId = useId();
  const method = METHOD_OF_SECTION[section];
  const notice = method && props.facts.notices[method];
  if (section !== 'culture' && !notice && providers.length + mobile.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Icon path={ICONS[section]} />
        {texts.section[section]}
      </h2>
      {notice && <p>{notice}</p>}
      {section === 'culture' ? (
        <Vouchers {...props} />
      ) : (
        <ProviderTiles {...props} listed={providers} isCard={section === 'card'} />
      )}
      {mobile.length > 0 && (
        <>
          <h3>{texts.mobile}</h3>
          <ProviderTiles {...props} listed={mobile} isCard={false} />
        </>
      )}
    </section>
  );
}

function ProviderTiles({
  listed,
  isCard,
  chosen,
  onChoose,
  deed,
}: SectionProps & { listed: Provider[]; isCard: boolean }) {
  const isChosen = ({ id, name }: Provider) =>
    chosen?.way === 'listed' && chosen.id === id && chosen.name === name;
  return (
    <ul className={isCard ? css.threeTiles : css.tiles}>
      {listed.map((provider) => (
        <Tile
          // Two providers may share an id.
          key={`${provider.id} ${provider.name}`}
          name={provider.name}
          deed={deed}
          isChosen={isChosen(provider)}
          isDisabled={chosen !== null}
          onChoose={() => onChoose({ way: 'listed', id: provider.id, name: provider.name })}
        >
          <Logo svg={provider.svg} isCard={isCard} />
        </Tile>
      ))}
    </ul>
  );
}

function Vouchers({ chosen, onChoose, deed, texts, facts: { closed, notices } }: SectionProps) {
  return (
    <>
      <p>{texts.cultureHelp}</p>
      <ul className={css.tiles}>
        {CULTURE_VOUCHERS.map((voucher) => {
          const isClosed = closed.includes(voucher);
          const notice = notices[voucher];
          const { name, help } = texts.voucher[voucher];
          return (
            (!isClosed || notice) && (
              <Tile
                key={voucher}
                name={name}
                deed={deed}
                help={notice && !isClosed ? `${notice} ${help}` : (notice ?? help)}
                isChosen={chosen?.way === 'voucher' && chosen.voucher === voucher}
                isDisabled={isClosed || chosen !== null}
                onChoose={() => onChoose({ way: 'voucher', voucher })}
              >
                <Icon path={VOUCHERS[voucher].sign} className={css.noLogo} />
              </Tile>
            )
          );
        })}
      </ul>
    </>
  );
}

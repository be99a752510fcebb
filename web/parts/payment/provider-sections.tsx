import { useId } from 'react';
import { vouchersFor } from '../../../domain/payment/culture-voucher.ts';
import {
  arrangeProviders,
  type PaymentSection,
  type ProviderSection,
  type Purchase,
} from '../../../domain/payment/provider-group.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PaymentChoice, Provider } from './hand-over.ts';
import css from './payment-selector.module.css';
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
  chosen: PaymentChoice | null;
  onChoose: (choice: PaymentChoice) => void;
  texts: PaymentTexts;
};

/** In the order of the spec, nothing preselected. */
export function ProviderSections(props: Props) {
  return arrangeProviders(props.providers, props.purchase).map((section) => (
    <Section key={section.section} {...props} section={section} />
  ));
}

function Section(props: Props & { section: ProviderSection<Provider> }) {
  const { texts, section: arranged } = props;
  const { section, providers, mobile } = arranged;
  const headingId = useId();
  if (section !== 'culture' && providers.length + mobile.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Icon path={ICONS[section]} />
        {texts.section[section]}
      </h2>
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
}: Props & { listed: Provider[]; isCard: boolean }) {
  const isChosen = ({ id, name }: Provider) =>
    chosen?.way === 'listed' && chosen.id === id && chosen.name === name;
  return (
    <ul className={isCard ? css.threeTiles : css.tiles}>
      {listed.map((provider) => (
        <Tile
          // Two providers may share an id.
          key={`${provider.id} ${provider.name}`}
          name={provider.name}
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

function Vouchers({ purchase, chosen, onChoose, texts }: Props) {
  return (
    <>
      <p>{texts.cultureHelp}</p>
      <ul className={css.tiles}>
        {vouchersFor(purchase).map((voucher) => (
          <Tile
            key={voucher}
            {...texts.voucher[voucher]}
            isChosen={chosen?.way === 'voucher' && chosen.voucher === voucher}
            isDisabled={chosen !== null}
            onChoose={() => onChoose({ way: 'voucher', voucher })}
          >
            <span className={css.letter}>{texts.voucher[voucher].name.slice(0, 1)}</span>
          </Tile>
        ))}
      </ul>
    </>
  );
}

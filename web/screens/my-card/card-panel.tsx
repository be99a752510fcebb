import type { ReactNode } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { groupInFours } from '../../../domain/base/format.ts';
import { allowsEntryToday, type CardView } from '../../../domain/card/validity-view.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import { MuseumCard } from '../../parts/card/museum-card.tsx';
import { Ryijy } from '../../parts/card/ryijy.tsx';
import { CardCodes } from '../../parts/my-card/card-codes.tsx';
import { type CardFields, cardFields, validityLine } from '../../parts/my-card/card-fields.ts';
import type { MyCardData, MyCardTexts, OwnCard } from '../../parts/my-card/my-card-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import css from './card-panel.module.css';
import darkCss from './dark-room.module.css';
import { ValidityBar } from './validity-bar.tsx';

type Props = { data: MyCardData; texts: MyCardTexts };

/** The room of one's own: the card under a spotlight, and beside it what the desk reads. */
export function CardPanel({ data, texts }: Props) {
  const { today } = usePage();
  if (!data.card) return <NoCardPanel isBeingPaid={data.isBeingPaid} texts={texts} />;
  const fields = cardFields(data.card.record, today);
  return (
    <DarkPanel>
      <Greeting texts={texts}>
        {fill(
          texts.hello[allowsEntryToday(fields.view) ? 'valid' : closedState(fields.view)],
          fields.firstName,
        )}
      </Greeting>
      <div className={css.card}>
        <CardFace card={data.card} fields={fields} texts={texts} />
      </div>
      <div className={css.pass}>
        <CardCodes card={data.card} customerNumber={fields.customerNumber} texts={texts.pass} />
        <ValidityBar view={fields.view} texts={texts.validity} />
        <CardLinks texts={texts} isOnHold={fields.view.state === 'onHold'} />
      </div>
    </DarkPanel>
  );
}

function Greeting({ texts, children }: { texts: MyCardTexts; children: ReactNode }) {
  return (
    <div className={css.hello}>
      <p>{texts.name}</p>
      <h1>{children}</h1>
    </div>
  );
}

type CardProps = { card: OwnCard; fields: CardFields; texts: MyCardTexts };

function CardFace({ card, fields, texts }: CardProps) {
  const { firstName, lastName, customerNumber, ryijySeed, view } = fields;
  return (
    <MuseumCard
      label={fill(texts.card, `${firstName} ${lastName}`, groupInFours(customerNumber))}
      firstName={firstName}
      lastName={lastName}
      customerNumber={customerNumber}
      art={<Ryijy design={designOf(ryijySeed)} label="" visits={card.visitCount} />}
      validity={validityLine(view, texts.validity)}
      resting={!allowsEntryToday(view)}
    />
  );
}

/** What opens the doors again comes first. */
function CardLinks({ texts, isOnHold }: { texts: MyCardTexts; isOnHold: boolean }) {
  const { pathTo } = usePage();
  return (
    <div className={css.ways}>
      <ButtonLink href={pathTo('Extend_Validity')}>
        {isOnHold ? texts.payInstalment : texts.extend}
      </ButtonLink>
      <ButtonLink href={pathTo('My_Card_Desk')} look="secondary">
        <Icon path={PHONE} />
        {texts.fullScreen}
      </ButtonLink>
    </div>
  );
}

function NoCardPanel({ isBeingPaid, texts }: { isBeingPaid: boolean; texts: MyCardTexts }) {
  const { pathTo, person } = usePage();
  const name = person?.firstName;
  return (
    <DarkPanel>
      <Greeting texts={texts}>
        {name ? fill(texts.hello.noCard, name) : texts.hello.noName}
      </Greeting>
      <div className={css.card}>
        <div className={css.frame} role="img" aria-label={texts.frame} />
      </div>
      <div className={css.pass}>
        <p className="lead">{isBeingPaid ? texts.beingPaid : texts.noCardBody}</p>
        <div className={css.ways}>
          {isBeingPaid ? (
            <ButtonLink href={pathTo('My_Orders')}>{texts.tabs.orders}</ButtonLink>
          ) : (
            <ButtonLink href={pathTo('Buy_Museum_Card')}>{texts.buy}</ButtonLink>
          )}
          <ButtonLink href={pathTo('Activate_Card')} look="secondary">
            {texts.activate}
          </ButtonLink>
        </div>
      </div>
    </DarkPanel>
  );
}

type ClosedState = 'expired' | 'onHold' | 'blocked' | 'refunded';

function closedState({ state }: CardView): ClosedState {
  return state === 'onHold' || state === 'blocked' || state === 'refunded' ? state : 'expired';
}

/** Night in both themes, with a spotlight from above; the header stands in it too. */
function DarkPanel({ children }: { children: ReactNode }) {
  return (
    <div className={darkCss.room} data-dark-room>
      <div className={darkCss.spot} aria-hidden="true" />
      <div className={`wrap grid ${darkCss.inside}`}>{children}</div>
    </div>
  );
}

// Phosphor icons (MIT), "light".
const PHONE =
  'M176,18H80A22,22,0,0,0,58,40V216a22,22,0,0,0,22,22h96a22,22,0,0,0,22-22V40A22,22,0,0,0,176,18ZM70,62H186V194H70ZM80,30h96a10,10,0,0,1,10,10V50H70V40A10,10,0,0,1,80,30Zm96,196H80a10,10,0,0,1-10-10V206H186v10A10,10,0,0,1,176,226Z';

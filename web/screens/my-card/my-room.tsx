import type { ReactNode } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { groupInFours } from '../../../domain/base/format.ts';
import { type CardView, isOpen } from '../../../domain/card/validity-view.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import { MuseumCard } from '../../parts/card/museum-card.tsx';
import { Ryijy } from '../../parts/card/ryijy.tsx';
import { type CardFields, cardFields } from '../../parts/my-card/card-fields.ts';
import { DeskPass } from '../../parts/my-card/desk-pass.tsx';
import type { MyCardData, OwnCard } from '../../parts/my-card/my-card-data.ts';
import type { MyCardTexts } from '../../parts/my-card/my-card-texts.ts';
import { validityLine } from '../../parts/my-card/validity-line.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DarkRoom } from './dark-room.tsx';
import css from './my-room.module.css';
import { PHONE } from './phone-icon.ts';
import { ValidityBar } from './validity-bar.tsx';

type Props = { data: MyCardData; texts: MyCardTexts };

/** The room of one's own: the card under a spotlight, and beside it what the desk reads. */
export function MyRoom({ data, texts }: Props) {
  const { today } = usePage();
  if (!data.card) return <EmptyFrame isBeingPaid={data.isBeingPaid} texts={texts} />;
  const fields = cardFields(data.card.record, today);
  return (
    <DarkRoom>
      <Hello texts={texts}>
        {fill(texts.hello[isOpen(fields.view) ? 'valid' : closedOf(fields.view)], fields.firstName)}
      </Hello>
      <div className={css.card}>
        <HungCard card={data.card} fields={fields} texts={texts} />
      </div>
      <div className={css.pass}>
        <DeskPass card={data.card} customerNumber={fields.customerNumber} texts={texts.pass} />
        <ValidityBar view={fields.view} texts={texts.validity} />
        <Ways texts={texts} isOnHold={fields.view.state === 'onHold'} />
      </div>
    </DarkRoom>
  );
}

function Hello({ texts, children }: { texts: MyCardTexts; children: ReactNode }) {
  return (
    <div className={css.hello}>
      <p>{texts.name}</p>
      <h1>{children}</h1>
    </div>
  );
}

type CardProps = { card: OwnCard; fields: CardFields; texts: MyCardTexts };

function HungCard({ card, fields, texts }: CardProps) {
  const { firstName, lastName, customerNumber, ryijySeed, view } = fields;
  return (
    <MuseumCard
      label={fill(texts.card, `${firstName} ${lastName}`, groupInFours(customerNumber))}
      firstName={firstName}
      lastName={lastName}
      customerNumber={customerNumber}
      art={<Ryijy design={designOf(ryijySeed)} label="" visits={card.visitCount} />}
      validity={validityLine(view, texts.validity)}
      resting={!isOpen(view)}
    />
  );
}

/** What opens the doors again comes first. */
function Ways({ texts, isOnHold }: { texts: MyCardTexts; isOnHold: boolean }) {
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

function EmptyFrame({ isBeingPaid, texts }: { isBeingPaid: boolean; texts: MyCardTexts }) {
  const { pathTo, person } = usePage();
  const name = person?.firstName;
  return (
    <DarkRoom>
      <Hello texts={texts}>{name ? fill(texts.hello.noCard, name) : texts.hello.noName}</Hello>
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
    </DarkRoom>
  );
}

type Closed = 'expired' | 'onHold' | 'blocked' | 'refunded';

function closedOf({ state }: CardView): Closed {
  return state === 'onHold' || state === 'blocked' || state === 'refunded' ? state : 'expired';
}

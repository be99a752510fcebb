import type { ReactNode } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, groupInFours } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { allowsEntryToday } from '../../../domain/card/validity-view.ts';
import type { Situation } from '../../../domain/my-card/situation.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MuseumCard } from '../card/museum-card.tsx';
import { Ryijy } from '../card/ryijy.tsx';
import { CardCodes } from './card-codes.tsx';
import { type CardFields, cardFields, cardSituation, validityLine } from './card-fields.ts';
import css from './card-panel.module.css';
import darkCss from './dark-room.module.css';
import { PHONE } from './icon-paths.ts';
import type { MyCardData, MyCardTexts, OwnCard } from './my-card-data.ts';
import { NearestMuseum, unusedHeading, useNearestMuseum } from './nearest-museum.tsx';
import { BlockedBox, ExtendBox, PayBox } from './situation-box.tsx';
import { headingOf, leadOf, stampOf } from './situation-words.ts';
import { ValidityBar } from './validity-bar.tsx';

type Props = {
  data: MyCardData;
  texts: MyCardTexts;
  /** Of whom the page is, where there is no card that says it. */
  firstName?: string | null | undefined;
};

/** The room of one's own: the card under a spotlight, and beside it what matters now. */
export function CardPanel({ data, texts, firstName }: Props) {
  if (!data.card) {
    return <NoCardPanel data={data} texts={texts} name={firstName} />;
  }
  return <OwnCardPanel card={data.card} deletionOn={data.deletionOn} texts={texts} />;
}

type OwnCardProps = { card: OwnCard; deletionOn: MyCardData['deletionOn']; texts: MyCardTexts };

function OwnCardPanel({ card, deletionOn, texts }: OwnCardProps) {
  const { today, language, pathTo } = usePage();
  const fields = cardFields(card.record, today);
  const situation = cardSituation(card, fields.view);
  const museum = useNearestMuseum();
  const heading =
    situation.name === 'unused'
      ? unusedHeading(museum.search, texts.situation.unused, language)
      : headingOf(situation, fields.firstName, texts, language);
  const lead = leadOf(situation, card, texts, language);
  const hasDeskSecond =
    situation.name === 'endsSoon' || (situation.name === 'unpaid' && situation.allowsEntry);
  return (
    <DarkPanel>
      <Greeting texts={texts} lead={lead} deletionOn={deletionOn}>
        {heading}
      </Greeting>
      <div className={css.card}>
        <CardFace card={card} fields={fields} situation={situation} texts={texts} />
        {hasDeskSecond && (
          <div className={css.below}>
            <ButtonLink href={pathTo('My_Card_Desk')} look="secondary">
              <Icon path={PHONE} />
              {texts.situation.show}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className={css.pass}>
        {situation.name === 'unused' ? (
          <>
            <NearestMuseum {...museum} texts={texts.situation.unused} />
            <ValidityBar view={fields.view} texts={texts.validity} />
          </>
        ) : (
          <NextStep card={card} fields={fields} situation={situation} texts={texts} />
        )}
      </div>
    </DarkPanel>
  );
}

type NextStepProps = CardProps & { situation: Situation };

/** One main button, and what it costs and brings. */
function NextStep({ card, fields, situation, texts }: NextStepProps) {
  const { pathTo } = usePage();
  switch (situation.name) {
    case 'onHold':
    case 'unpaid':
      return <PayBox dueAmount={card.dueAmount} texts={texts.situation.onHold} />;
    case 'blocked':
      return <BlockedBox texts={texts} />;
    case 'ended':
    case 'endsSoon':
    case 'refunded':
      if (card.extension)
        return (
          <ExtendBox extension={card.extension} situation={situation} texts={texts.situation} />
        );
      return <ButtonLink href={pathTo('Extend_Validity')}>{texts.extend}</ButtonLink>;
    default:
      return (
        <>
          <CardCodes card={card} customerNumber={fields.customerNumber} texts={texts.pass} />
          <ValidityBar view={fields.view} texts={texts.validity} />
          <div className={css.ways}>
            <ButtonLink href={pathTo('My_Card_Desk')}>
              <Icon path={PHONE} />
              {texts.situation.show}
            </ButtonLink>
            <ButtonLink href={pathTo('Museums')} look="secondary">
              {texts.situation.museums}
            </ButtonLink>
          </div>
        </>
      );
  }
}

type GreetingProps = {
  texts: MyCardTexts;
  lead?: string | null;
  deletionOn: MyCardData['deletionOn'];
  children: ReactNode;
};

/** Whoever has asked to be deleted reads it before anything is offered for money. */
function Greeting({ texts, lead, deletionOn, children }: GreetingProps) {
  const { language, pathTo } = usePage();
  return (
    <div className={css.hello}>
      <p>{texts.name}</p>
      <h1>{children}</h1>
      {lead && <p className={css.lead}>{lead}</p>}
      {deletionOn && (
        <p className={css.lead}>
          {fill(texts.leaving.when, formatDate(localDate(deletionOn), language))}{' '}
          <a href={pathTo('My_Privacy')}>{texts.leaving.cancel}</a>
        </p>
      )}
    </div>
  );
}

type CardProps = { card: OwnCard; fields: CardFields; texts: MyCardTexts };

const UNWOVEN = 1 / 3;

function CardFace({ card, fields, situation, texts }: NextStepProps) {
  const { firstName, lastName, customerNumber, ryijySeed, view } = fields;
  const hasEnded = situation.name === 'ended';
  const stamp = stampOf(situation, texts);
  const label = fill(texts.card, `${firstName} ${lastName}`, groupInFours(customerNumber));
  return (
    <MuseumCard
      label={stamp ? `${label}. ${stamp}` : label}
      firstName={firstName}
      lastName={lastName}
      customerNumber={customerNumber}
      art={
        <Ryijy
          design={designOf(ryijySeed)}
          label=""
          visits={card.visitCount}
          woven={hasEnded ? UNWOVEN : 1}
        />
      }
      validity={validityLine(view, texts.validity, usePage().language)}
      resting={!hasEnded && !allowsEntryToday(view)}
      stamp={stamp}
    />
  );
}

type NoCardProps = { data: MyCardData; texts: MyCardTexts; name: Props['firstName'] };

function NoCardPanel({ data, texts, name }: NoCardProps) {
  const { pathTo } = usePage();
  const { isBeingPaid, deletionOn } = data;
  return (
    <DarkPanel>
      <Greeting texts={texts} deletionOn={deletionOn}>
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

/** Night in both themes, with a spotlight from above; the header stands in it too. */
function DarkPanel({ children }: { children: ReactNode }) {
  return (
    <div className={darkCss.room} data-dark-room>
      <div className={darkCss.spot} aria-hidden="true" />
      <div className={`wrap grid ${darkCss.inside}`}>{children}</div>
    </div>
  );
}

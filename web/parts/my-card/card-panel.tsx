import type { ReactNode } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { Situation } from '../../../domain/my-card/situation.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CardCodes } from './card-codes.tsx';
import { CardFace } from './card-face.tsx';
import { type CardFields, cardFields, cardSituation } from './card-fields.ts';
import css from './card-panel.module.css';
import darkCss from './dark-room.module.css';
import { PHONE } from './icon-paths.ts';
import type { MyCardData, MyCardTexts, OwnCard } from './my-card-data.ts';
import { NearestMuseum, unusedHeading, useNearestMuseum } from './nearest-museum.tsx';
import boxCss from './situation-box.module.css';
import { BlockedBox, ExtendBox, PayBox } from './situation-box.tsx';
import { headingOf, leadOf } from './situation-words.ts';
import { ValidityBar } from './validity-bar.tsx';
import { WaitingCard } from './waiting-card.tsx';

type Props = {
  data: MyCardData;
  texts: MyCardTexts;
  /** Name of the holder, where no card shows it. */
  firstName?: string | null | undefined;
  errorPrefix?: string;
};

/** Top of the personal page: the card, and beside it the next step. */
export function CardPanel({ data, texts, firstName, errorPrefix = '' }: Props) {
  if (!data.card) {
    return <NoCardPanel data={data} texts={texts} name={firstName} errorPrefix={errorPrefix} />;
  }
  return <OwnCardPanel {...data} card={data.card} texts={texts} />;
}

type OwnCardProps = Pick<MyCardData, 'deletionOn' | 'isBeingPaid'> & {
  card: OwnCard;
  texts: MyCardTexts;
};

function OwnCardPanel({ card, deletionOn, isBeingPaid, texts }: OwnCardProps) {
  const { today, language, pathTo } = usePage();
  const fields = cardFields(card.record, today);
  const situation = cardSituation(card, fields.view);
  const museum = useNearestMuseum();
  const heading =
    situation.name === 'unused'
      ? unusedHeading(museum.search, texts.situation.unused, language)
      : headingOf(
          situation,
          { firstName: fields.firstName, dueCount: card.dueCount },
          texts,
          language,
        );
  const lead = leadOf(situation, card, texts, language);
  const hasDeskSecond =
    situation.name === 'endsSoon' || (situation.name === 'unpaid' && situation.allowsEntry);
  return (
    <DarkPanel>
      <Greeting texts={texts} lead={lead} deletionOn={deletionOn}>
        {heading}
      </Greeting>
      <div className={css.card}>
        <CardFace card={card} texts={texts} />
        {hasDeskSecond && (
          <div className="mt-4">
            <ButtonLink href={pathTo('My_Card_Desk')} look="secondary">
              <Icon path={PHONE} />
              {texts.situation.show}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className={`stack-6 ${css.pass}`}>
        {situation.name === 'unused' ? (
          <>
            <NearestMuseum {...museum} texts={texts.situation.unused} />
            <ValidityBar view={fields.view} texts={texts.validity} />
          </>
        ) : (
          <NextStep {...{ card, fields, situation, isBeingPaid, texts }} />
        )}
      </div>
    </DarkPanel>
  );
}

type NextStepProps = CardProps & { situation: Situation; isBeingPaid: boolean };

/** One main button with its price and what it brings. */
function NextStep({ card, fields, situation, isBeingPaid, texts }: NextStepProps) {
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
      if (isBeingPaid)
        return <ButtonLink href={pathTo('My_Orders')}>{texts.tabs.orders}</ButtonLink>;
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
          <div className="ways filling">
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

/** Holders who asked for deletion read that before any offer. */
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

type NoCardProps = {
  data: MyCardData;
  texts: MyCardTexts;
  name: Props['firstName'];
  errorPrefix: string;
};

function NoCardPanel({ data, texts, name, errorPrefix }: NoCardProps) {
  const { pathTo } = usePage();
  const { isBeingPaid, waitingCard, deletionOn } = data;
  return (
    <DarkPanel>
      <Greeting texts={texts} deletionOn={deletionOn}>
        {helloOf(data, texts, name)}
      </Greeting>
      <div className={css.card}>
        <div className={css.frame} role="img" aria-label={texts.frame} />
      </div>
      <div className={`stack-6 ${css.pass}`}>
        {waitingCard && (
          <section className={`stack-4 ${boxCss.box}`}>
            <WaitingCard card={waitingCard} texts={texts.waiting} errorPrefix={errorPrefix} />
          </section>
        )}
        {!waitingCard && <p className="lead">{isBeingPaid ? texts.beingPaid : texts.noCardBody}</p>}
        <div className="ways filling">
          {isBeingPaid ? (
            <ButtonLink href={pathTo('My_Orders')}>{texts.tabs.orders}</ButtonLink>
          ) : (
            <ButtonLink href={pathTo('Buy_Museum_Card')} look={waitingCard ? 'text' : 'primary'}>
              {texts.buy}
            </ButtonLink>
          )}
          <ButtonLink href={pathTo('Activate_Card')} look="secondary">
            {texts.activate}
          </ButtonLink>
        </div>
        {!waitingCard && !isBeingPaid && (
          <p>
            <a href={pathTo('Login')}>{texts.otherAddress}</a>
          </p>
        )}
      </div>
    </DarkPanel>
  );
}

function helloOf(
  { waitingCard, isBeingPaid }: MyCardData,
  { hello, waiting }: MyCardTexts,
  name: Props['firstName'],
) {
  if (waitingCard) return fill(waiting.hello, waitingCard.firstName);
  if (!name) return hello.noName;
  return fill(isBeingPaid ? hello.beingPaid : hello.noCard, name);
}

/** Dark in both themes, with a spotlight from above; the header is inside it. */
function DarkPanel({ children }: { children: ReactNode }) {
  return (
    <div className={darkCss.room} data-dark-room>
      <div className={darkCss.spot} aria-hidden="true" />
      <div className={`wrap grid ${darkCss.inside}`}>{children}</div>
    </div>
  );
}

import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { isPlasticLate } from '../../../domain/card/plastic-card.ts';
import { allowsEntryToday, type CardView } from '../../../domain/card/validity-view.ts';
import { cardFields, cardSituation } from '../../parts/my-card/card-fields.ts';
import { CardPanel } from '../../parts/my-card/card-panel.tsx';
import type { MyVisitsData, OwnCard } from '../../parts/my-card/my-card-data.ts';
import { MyTabs } from '../../parts/my-card/my-tabs.tsx';
import { useCachedCardPage } from '../../parts/my-card/use-cached-card-page.ts';
import { useVisits } from '../../parts/my-card/use-visits.ts';
import { WaitingCard } from '../../parts/my-card/waiting-card.tsx';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { Notice } from '../../ui/notice.tsx';
import { AcceptAgain } from './accept-again.tsx';
import { InstallCard } from './install-card.tsx';
import css from './my-card-screen.module.css';
import type { MyCardScreenTexts } from './my-card-screen-texts.ts';
import { RenewalOptions } from './renewal-options.tsx';
import { RenewalResult } from './renewal-result.tsx';
import { NoVisits, VisitOverview } from './visit-overview.tsx';

/** My museum card: the next step first, then the visits. */
export function Screen({ texts, shell, data }: ScreenProps<MyCardScreenTexts, MyVisitsData>) {
  const visits = useVisits(data.visitIds);
  const { today, person } = usePage();
  const view = data.card && cardFields(data.card.record, today).view;
  const extension = laterExtension(data, view);
  useCachedCardPage(data.card !== null);
  return (
    <>
      <RenewalResult texts={texts.renewalResult} />
      <CardPanel
        data={data}
        texts={texts.common}
        firstName={person?.firstName}
        errorPrefix={shell.errorPrefix}
      />
      <div className="wrap">
        <MyTabs texts={texts.common} />
        <div className={css.body}>
          <AcceptAgain texts={texts.accept} shell={shell} first={data.toAccept} />
          {!data.card && <NoVisits told={texts.empty.noCard} museums={texts.empty.museums} />}
          {data.card && data.waitingCard && (
            <Notice kindLabel={shell.toast.info}>
              <WaitingCard
                card={data.waitingCard}
                texts={texts.common.waiting}
                errorPrefix={shell.errorPrefix}
              />
            </Notice>
          )}
          <BeingPaid data={data} texts={texts} shell={shell} />
          {data.card?.isDiaryHidden && <Notice kindLabel={shell.toast.info}>{texts.hidden}</Notice>}
          {data.card?.plastic && view && allowsEntryToday(view) && (
            <PlasticLine plastic={data.card.plastic} texts={texts.plastic} />
          )}
          {visits.state === 'loading' && <p role="status">{texts.loading}</p>}
          {visits.state === 'failed' && (
            <Notice kind="warning" kindLabel={shell.toast.warning}>
              {texts.failed}
            </Notice>
          )}
          {visits.state === 'here' && data.card && !data.card.isDiaryHidden && (
            <VisitOverview visits={visits.visits} card={data.card} texts={texts} />
          )}
          {extension && <RenewalOptions prices={extension} texts={texts.extend} />}
          {view && allowsEntryToday(view) && <InstallCard texts={texts.common.install} />}
        </div>
      </div>
    </>
  );
}

type BeingPaidProps = Pick<
  ScreenProps<MyCardScreenTexts, MyVisitsData>,
  'data' | 'texts' | 'shell'
>;

/** An extension with a pending payment is not offered again. */
function BeingPaid({ data, texts, shell }: BeingPaidProps) {
  const { pathTo } = usePage();
  if (!data.card || !data.isBeingPaid) return null;
  return (
    <Notice kindLabel={shell.toast.info} title={texts.renewalResult.pending}>
      <p>{texts.renewalResult.pendingBody}</p>
      <p>
        <a href={pathTo('My_Orders')}>{texts.common.tabs.orders}</a>
      </p>
    </Notice>
  );
}

/** Shown when nothing is urgent. Urgent steps are beside the card. */
function laterExtension({ card, isBeingPaid }: MyVisitsData, view: CardView | null) {
  if (!card || !view || isBeingPaid) return null;
  const { name } = cardSituation(card, view);
  return name === 'valid' || name === 'unused' ? card.extension : null;
}

type PlasticProps = {
  plastic: NonNullable<OwnCard['plastic']>;
  texts: MyCardScreenTexts['plastic'];
};

/** Delivery state of the plastic card; hidden for a blocked or expired card. */
function PlasticLine({ plastic, texts }: PlasticProps) {
  const { scheme, language, today, pathTo } = usePage();
  const { state, postedOn: posted, orderedOn } = plastic;
  const postedOn = posted === null ? null : localDate(posted);
  const { deliveryWeeks } = scheme;
  if (isPlasticLate({ orderedOn: localDate(orderedOn), postedOn }, { today, deliveryWeeks })) {
    return (
      <p>
        {fill(texts.late, formatDate(localDate(orderedOn), language), deliveryWeeks)}{' '}
        <a href={pathTo('Help')}>{texts.help}</a>
      </p>
    );
  }
  const told = postedOn ? formatDate(postedOn, language) : scheme.deliveryWeeks;
  return <p>{fill(texts[state], told)}</p>;
}

import { fill } from '../../../domain/base/fill.ts';
import { CLAIMS_STEP } from '../../../domain/company/shown-claims.ts';
import { NoScript } from '../../parts/form/no-script.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import css from './company-portal.module.css';
import { HandOut } from './hand-out.tsx';
import { PeopleFile } from './people-file.tsx';
import { Reminder } from './reminder.tsx';
import { TakeBack } from './take-back.tsx';
import { type PortalOrder, type PortalTexts, useCompanyPortal } from './use-company-portal.ts';

/** Page of a company's contact: counts and codes, never who has claimed a card or visited a museum. */
export function Screen({ texts, shell }: ScreenProps<PortalTexts>) {
  const portal = useCompanyPortal(texts);
  const { order, problem, message } = portal;
  return (
    <div className={`wrap page ${css.page}`}>
      <h1>{order ? order.companyName : texts.heading}</h1>
      <NoScript texts={texts.noScript} kindLabel={shell.toast.warning} />
      <div role="status" className="mt-4">
        {message && (
          <Notice kind="success" kindLabel={shell.toast.success}>
            <p>{message}</p>
          </Notice>
        )}
      </div>
      {problem && (
        <Notice kind="error" kindLabel={shell.toast.error} live="alert">
          <p>{problem}</p>
        </Notice>
      )}
      {!order && problem && (
        <p className="mt-4">
          <Button onClick={portal.lookAgain}>{shell.retry}</Button>
        </p>
      )}
      {!order && !problem && <Spinner label={texts.loading} slowLabel={texts.slow} />}
      {order && (
        <>
          <Counts order={order} texts={texts} />
          {order.paymentState !== 'paid' && (
            <Notice kindLabel={shell.toast.info} title={texts.state[order.paymentState].title}>
              <p>{texts.state[order.paymentState].body}</p>
            </Notice>
          )}
          {(order.paymentState === 'paid' || order.paymentState === 'pending') && (
            <div className={css.rooms}>
              <HandOut portal={portal} order={order} texts={texts} shell={shell} />
              <PeopleFile portal={portal} order={order} texts={texts.people} shell={shell} />
              {order.paymentState === 'paid' && order.invited > 0 && (
                <Reminder portal={portal} order={order} texts={texts.reminder} />
              )}
              {order.paymentState === 'paid' && <TakeBack portal={portal} texts={texts.takeBack} />}
            </div>
          )}
          <p className="small quiet mt-8">{fill(texts.privacy, CLAIMS_STEP)}</p>
        </>
      )}
    </div>
  );
}

function Counts({ order, texts }: { order: PortalOrder; texts: PortalTexts }) {
  const { counts } = texts;
  const rows = [
    [counts.all, order.numberOfUnits],
    [counts.claimed, order.claimed || fill(counts.few, CLAIMS_STEP)],
    [counts.free, order.free],
    [counts.asCodes, order.asCodes],
    [counts.invited, order.invited],
  ] as const;
  return (
    <>
      {order.contactEmail && <p className="lead mt-4">{fill(texts.lead, order.contactEmail)}</p>}
      <dl className={css.counts}>
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="number">{count}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

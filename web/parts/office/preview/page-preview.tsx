import { useId } from 'react';
import { createPortal } from 'react-dom';
import { actionText } from '../../../../contract/texts/action-text.ts';
import { addDays } from '../../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../../domain/base/planned-day.ts';
import { PURCHASE_KINDS, type PurchaseKind } from '../../../../domain/order/purchase-kind.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PageOfVisitors } from './page-of-visitors.tsx';
import css from './page-preview.module.css';
import { Choices, DayField, type Named } from './preview-choices.tsx';
import { type OpenPage, usePagePreview } from './use-page-preview.ts';

type PreviewTexts = Named<
  'title' | 'lead' | 'language' | 'day' | 'loading' | 'failed' | 'again' | 'close'
>;
export type PreviewProps = {
  texts: PreviewTexts;
  languages: Named<'fi' | 'sv' | 'en'>;
  /** Pages that may show it, and the text where none does. */
  pages?: { legend: string; names: Named<PurchaseKind>; none: string };
  /** Why saving is refused, in words. */
  refusals: Record<string, string>;
  open: OpenPage;
  onClose: () => void;
};

/** The draft on the visitors' page. Outside the office layout, whose headings are smaller. */
export function PagePreview({ texts, languages, pages, refusals, open, onClose }: PreviewProps) {
  const { scheme, today } = usePage();
  const { seen, isBusy, language, choose } = usePagePreview(open, texts.failed);
  const shown = seen && 'day' in seen ? seen : null;
  const leadId = useId();
  return createPortal(
    <Dialog
      open
      title={texts.title}
      describedBy={leadId}
      onClose={onClose}
      className={css.dialog ?? ''}
    >
      <div className={css.head}>
        <p id={leadId}>{texts.lead}</p>
        <DayField
          label={texts.day}
          day={shown?.day ?? today}
          first={shown?.days?.first ?? today}
          last={shown?.days?.last ?? addDays(today, PLAN_DAYS)}
          onChoose={(day) => choose({ day })}
        />
      </div>
      <div className={css.bar}>
        <div className={css.choices}>
          <Choices
            legend={texts.language}
            options={scheme.facts.languages}
            names={languages}
            chosen={language}
            hasFocus
            onChoose={(other) => choose({ language: other })}
          />
          {pages && shown?.kinds && shown.kinds.length > 1 && (
            <Choices
              legend={pages.legend}
              options={PURCHASE_KINDS.filter((kind) => shown.kinds?.includes(kind))}
              names={pages.names}
              chosen={shown.kind}
              onChoose={(kind) => choose({ kind })}
            />
          )}
        </div>
        <Button look="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      <p className={css.loading} role="status">
        {isBusy && texts.loading}
      </p>
      {seen && 'refusal' in seen && (
        <p className={`stack-4 start ${css.fault}`} role="alert">
          {actionText(refusals, seen.refusal, language)}
        </p>
      )}
      {seen && 'fault' in seen && (
        <div className={`stack-4 start ${css.fault}`}>
          <p role="alert">{seen.fault}</p>
          <Button look="secondary" busy={isBusy} onClick={() => choose({})}>
            {texts.again}
          </Button>
        </div>
      )}
      {shown && !shown.loaded && pages && <p className={css.none}>{pages.none}</p>}
      {shown?.loaded && (
        <PageOfVisitors
          key={`${shown.asked.language} ${shown.day} ${shown.kind}`}
          loaded={shown.loaded}
          day={shown.day}
          isStill={pages !== undefined}
        />
      )}
    </Dialog>,
    document.body,
  );
}

import { type MouseEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { actionText } from '../../../../contract/texts/action-text.ts';
import { addDays, isLocalDate, localDate } from '../../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../../domain/scheme/planned-day.ts';
import type { LoadedPage } from '../../../platform/loaded-page.ts';
import { PageProvider, usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/museum-editor.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import css from './page-preview.module.css';
import { type AskForPage, usePagePreview } from './use-page-preview.ts';

export type PreviewProps = {
  texts: typeof fi;
  /** Why it cannot be saved, in words. */
  refusals: Record<string, string>;
  slug: string;
  ask: AskForPage;
  onClose: () => void;
};

/** What is typed, on the visitors' page itself. Outside the office's frame, whose headings are smaller. */
export function PagePreview({
  texts: { preview: texts, languages },
  refusals,
  ...props
}: PreviewProps) {
  const { slug, ask, onClose } = props;
  const { scheme, today } = usePage();
  const { seen, isBusy, language, choose } = usePagePreview(ask, { slug, failed: texts.failed });
  const [typedDay, setTypedDay] = useState<string | null>(null);
  const leadId = useId();
  const last = addDays(today, PLAN_DAYS);
  const day = seen && 'day' in seen ? seen.day : today;
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
        <TextField
          autoComplete="off"
          id="preview-day"
          type="date"
          label={texts.day}
          min={today}
          max={last}
          value={typedDay ?? day}
          onChange={(typed) => {
            setTypedDay(typed);
            if (isLocalDate(typed) && typed >= today && typed <= last) choose({ day: typed });
          }}
          onBlur={() => setTypedDay(null)}
        />
      </div>
      <div className={css.bar}>
        <fieldset className={css.languages}>
          <legend>
            <HiddenText>{texts.language}</HiddenText>
          </legend>
          {scheme.facts.languages.map((each) => (
            <Button
              key={each}
              look="text"
              aria-pressed={each === language}
              data-autofocus={each === language || undefined}
              onClick={() => choose({ language: each })}
            >
              {languages[each]}
            </Button>
          ))}
        </fieldset>
        <Button look="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      <p className={css.loading} role="status">
        {isBusy && texts.loading}
      </p>
      {seen && 'refusal' in seen && (
        <p className={css.fault} role="alert">
          {actionText(refusals, seen.refusal)}
        </p>
      )}
      {seen && 'fault' in seen && (
        <div className={css.fault}>
          <p role="alert">{seen.fault}</p>
          <Button look="secondary" busy={isBusy} onClick={() => choose({})}>
            {texts.again}
          </Button>
        </div>
      )}
      {seen && 'loaded' in seen && (
        <PageOfVisitors key={`${seen.asked.language} ${seen.day}`} {...seen} />
      )}
    </Dialog>,
    document.body,
  );
}

/** Drawn as for a visitor who is nobody. Its links lead nowhere: they are read, not followed. */
function PageOfVisitors({ loaded, day }: { loaded: LoadedPage; day: string }) {
  const { theme, consent } = usePage();
  const { Screen, place, scheme, texts, shell, data } = loaded;
  const [visitor] = useState(() => ({
    person: null,
    theme,
    consent,
    today: localDate(day),
    devPages: false,
  }));
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  return (
    <div className={css.page} lang={place.language} onClickCapture={stay}>
      <PageProvider place={place} scheme={scheme} visitor={visitor}>
        <Screen texts={texts} shell={shell} data={data} place={place} />
      </PageProvider>
    </div>
  );
}

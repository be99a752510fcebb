import { useRef, useState } from 'react';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import door from '../../pictures/quiet-door-480.avif';
import { logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps, ShellTexts } from '../../platform/screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckResult } from './check-result.tsx';
import { MuseumChoice } from './museum-choice.tsx';
import { ScanField, useFieldFocus } from './scan-field.tsx';
import css from './ticket-desk.module.css';
import type { TicketDeskData, TicketDeskTexts } from './ticket-desk-data.ts';
import { canRecordWithEnter, resultKind } from './ticket-desk-state.ts';
import { ConnectionStatus, TicketDeskHeader, UndoBar } from './ticket-desk-status.tsx';
import { updateConnection } from './ticket-desk-sync.ts';
import { useResultSound } from './use-result-sound.ts';
import { useTicketDesk } from './use-ticket-desk.ts';

/** Ticket desk of one museum. Others read who the page is for. */
export function Screen({
  texts,
  shell,
  data,
}: ScreenProps<TicketDeskTexts, TicketDeskData | null>) {
  const [isChoosing, setIsChoosing] = useState(data?.museum === null && data.museums.length > 1);
  if (!data) return <AccessDenied texts={texts.denied} />;
  if (isChoosing) return <MuseumChoice texts={texts.choice} museums={data.museums} />;
  const onOtherMuseum = data.museums.length > 1 ? () => setIsChoosing(true) : null;
  return <TicketDesk texts={texts} shell={shell} data={data} onOtherMuseum={onOtherMuseum} />;
}

function AccessDenied({ texts }: { texts: TicketDeskTexts['denied'] }) {
  const { pathTo } = usePage();
  return (
    <QuietPage kind={texts.kind} title={texts.heading} lead={texts.lead} picture={door}>
      <ButtonLink href={pathTo('My_Museum_Card')}>{texts.mine}</ButtonLink>
      <ButtonLink href={logoutPath(pathTo('Desk'))} look="text">
        {texts.signIn}
      </ButtonLink>
    </QuietPage>
  );
}

type TicketDeskProps = {
  texts: TicketDeskTexts;
  shell: ShellTexts;
  data: TicketDeskData;
  /** Null: the clerk serves one museum. */
  onOtherMuseum: (() => void) | null;
};

function TicketDesk({ texts, shell, data, onOtherMuseum }: TicketDeskProps) {
  const at = useTicketDesk(data, texts);
  const { state, dispatch, desk, connection, check, record, undo, submit, retry } = at;
  const field = useRef<HTMLInputElement>(null);
  const kind = resultKind(state);
  const sound = useResultSound(kind, `${state.number} ${state.isRecorded}`);
  useFieldFocus(field);

  return (
    <div className={css.desk}>
      <TicketDeskHeader
        texts={texts}
        shell={shell}
        museum={data.museum?.name ?? null}
        visitsToday={state.visitsToday + connection.waiting}
        sound={sound}
        onOtherMuseum={onOtherMuseum}
      />
      <ConnectionStatus
        texts={texts}
        shell={shell}
        connection={connection}
        onUnderstood={() => updateConnection(desk, { refused: [] })}
      />
      <ScanField
        texts={texts}
        errorPrefix={shell.errorPrefix}
        field={field}
        typed={state.typed}
        isMistyped={state.isMistyped}
        onType={(text) => dispatch({ type: 'typed', text })}
        onSubmit={submit}
        onScan={(text) => {
          field.current?.focus();
          void check(text);
        }}
      />
      <CheckResult
        texts={texts}
        state={state}
        look={kind}
        mayRecord={data.museum !== null}
        isEnterNext={canRecordWithEnter(state)}
        onRecord={(isRepeat) => {
          field.current?.focus();
          void record({ isRepeat });
        }}
        onRetry={() => void retry()}
      />
      <UndoBar
        texts={texts}
        state={state}
        connection={connection}
        mayRecord={data.museum !== null}
        onUndo={(visitId) => {
          field.current?.focus();
          void undo(visitId);
        }}
      />
    </div>
  );
}

import { useRef } from 'react';
import type { ShellTexts } from '../../platform/screen.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import css from './desk.module.css';
import { DeskBar } from './desk-bar.tsx';
import type { DeskData } from './desk-data.ts';
import { DeskFoot } from './desk-foot.tsx';
import { change } from './desk-network.ts';
import { DeskResult } from './desk-result.tsx';
import { enterRecords, lookOf } from './desk-state.ts';
import type { DeskTexts } from './desk-texts.ts';
import { ScanField } from './scan-field.tsx';
import { useDesk } from './use-desk.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSound } from './use-sound.ts';

type Props = { texts: DeskTexts; shell: ShellTexts; data: DeskData };

export function DeskAtWork({ texts, shell, data }: Props) {
  const at = useDesk(data, texts);
  const { state, dispatch, network, connection, check, record, undo, submit, retry } = at;
  const field = useRef<HTMLInputElement>(null);
  const look = lookOf(state);
  const sound = useSound(look, `${state.number} ${state.isRecorded}`);
  useKeptFocus(field);

  return (
    <div className={css.desk}>
      <DeskBar
        texts={texts}
        shell={shell}
        museum={data.museum?.name ?? null}
        visitsToday={state.visitsToday + connection.waiting}
        sound={sound}
      />
      <ConnectionStrip
        texts={texts}
        shell={shell}
        connection={connection}
        onUnderstood={() => change(network, { refused: [] })}
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
      <DeskResult
        texts={texts}
        state={state}
        look={look}
        mayRecord={data.museum !== null}
        isEnterNext={enterRecords(state)}
        onRecord={(isRepeat) => {
          field.current?.focus();
          void record({ isRepeat });
        }}
        onRetry={() => void retry()}
      />
      <DeskFoot
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

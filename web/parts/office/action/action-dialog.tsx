import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  ActionOutcome,
  ActionPreview as Preview,
} from '../../../../contract/office/action.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { ACTIONS, type ActionKind } from '../../../../domain/office/actions.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/office-actions.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { FieldErrorsProvider } from '../../../ui/field-errors.ts';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import type { ActionForm, SubjectOf } from '../actions/action-form.ts';
import { ACTION_FORMS } from '../actions/action-forms.ts';
import css from './action-dialog.module.css';
import { ActionPreview } from './action-preview.tsx';
import { onCtrlEnter } from './on-ctrl-enter.ts';
import { ReasonStep } from './reason-step.tsx';
import { useAction } from './use-action.ts';
import { useActionFaults } from './use-action-faults.ts';

type Props<Kind extends ActionKind> = {
  texts: typeof fi;
  kind: Kind;
  subject: SubjectOf<Kind>;
  /** Subject of the action, where its name does not give it. */
  about?: string;
  onClose: () => void;
  onDone: (outcome: ActionOutcome) => void;
  /** Another action was performed here, which removed the reason of the refusal. */
  onRemedied?: (outcome: ActionOutcome) => void;
};

type StepProps<Kind extends ActionKind> = Props<Kind> & {
  /** Opens the action that removes the refusal's reason; the input of this one stays. */
  onRemedy: (kind: 'changeAddress') => void;
  /** Count of performed remedies: each reloads the preview. */
  remedied: number;
};

/** One office action: input, preview, reason, perform. Nothing changes before the last button. */
export function ActionDialog<Kind extends ActionKind>(props: Props<Kind>) {
  const { texts, kind, about, onClose } = props;
  const { language } = usePage();
  const [remedy, setRemedy] = useState<'changeAddress' | null>(null);
  const [remedied, setRemedied] = useState(0);
  const { name } = texts.kinds[kind];
  const title = softHyphens(about ? `${name}: ${about}` : name, language);
  return (
    <>
      <Dialog open title={title} onClose={onClose} className={css.dialog ?? ''}>
        <Steps {...props} onRemedy={setRemedy} remedied={remedied} />
      </Dialog>
      {remedy && (
        <ActionDialog
          texts={texts}
          kind={remedy}
          subject={props.subject as SubjectOf<'changeAddress'>}
          onClose={() => setRemedy(null)}
          onDone={(outcome) => {
            setRemedy(null);
            setRemedied((before) => before + 1);
            props.onRemedied?.(outcome);
          }}
        />
      )}
    </>
  );
}

function Steps<Kind extends ActionKind>(props: StepProps<Kind>) {
  const { texts, kind, subject, onClose, onDone, onRemedy, remedied } = props;
  const action = useAction(kind, subject, { ...texts, onDone });
  const { preview, canDo, fault } = action;
  const { lead, form } = texts.kinds[kind];
  const { Fields }: ActionForm<Kind> = ACTION_FORMS[kind];
  const step = preview ? (canDo ? 3 : 2) : 0;
  const seen = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLFormElement>(null);
  const faults = useActionFaults(frame, action.wrong);
  const { language } = usePage();
  const { refusals } = texts.kinds[kind];
  const [isReasonMissed, setIsReasonMissed] = useState(false);
  const lookAgain = useEffectEvent(action.look);

  /** The shortcut also works while the button is disabled. A refused action has no reason field. */
  function askReason(): void {
    setIsReasonMissed(true);
    document.getElementById('action-reason')?.focus();
  }

  /** While the form has errors nothing is sent: all of them are shown. */
  function press(isDeed: boolean): void {
    if (isDeed) return void (canDo ? action.perform() : askReason());
    if (action.input && action.wrong.length === 0) return void action.look();
    const count = faults.show();
    action.tell(count > 0 ? fill(texts.toMend, count) : texts.incomplete);
  }
  // The pressed button is gone: the keyboard continues from the result.
  useEffect(() => {
    if (preview) seen.current?.focus({ preventScroll: true });
  }, [preview]);
  useEffect(() => {
    if (remedied > 0) void lookAgain();
  }, [remedied]);
  return (
    <form
      ref={frame}
      noValidate
      className={`stack-4 ${css.form}`}
      onChange={({ target }) => faults.touch(target)}
      onSubmit={(event) => {
        event.preventDefault();
        press(preview !== null && !preview.refusal);
      }}
      onKeyDown={onCtrlEnter(() => press(preview !== null))}
    >
      <ActionStepper texts={texts} step={step} />
      <p className="quiet">{lead}</p>
      <FieldErrorsProvider value={faults.errorAt({ missing: texts.missing, refusals, language })}>
        {Fields && (
          <Fields texts={form} subject={subject} typed={action.typed} onChange={action.change} />
        )}
      </FieldErrorsProvider>
      <div ref={seen} aria-live="polite" tabIndex={-1}>
        {preview && <ActionPreview texts={texts} kind={kind} preview={preview} />}
        {preview?.letter && <LetterToSend texts={texts} letter={preview.letter} />}
      </div>
      {fault && (
        <p className={`flag ${css.refusal}`} role="alert">
          {fault}
        </p>
      )}
      <Remedy texts={texts} kind={kind} refusal={preview?.refusal?.key} onRemedy={onRemedy} />
      <PreviewOrCancel texts={texts} action={action} onClose={onClose} />
      {preview && !preview.refusal && (
        <ReasonStep
          texts={texts}
          kind={kind}
          action={action}
          isMissed={isReasonMissed}
          onClose={onClose}
        />
      )}
    </form>
  );
}

type RemedyProps = Pick<StepProps<ActionKind>, 'texts' | 'kind' | 'onRemedy'> & {
  refusal?: string | undefined;
};

/** A refusal that another action removes, if this member of staff may perform that action. */
function Remedy({ texts, kind, refusal = '', onRemedy }: RemedyProps) {
  const { person } = usePage();
  const remedy = ACTION_FORMS[kind].remedies?.[refusal];
  if (!remedy || !person?.rights?.includes(ACTIONS[remedy].right)) return null;
  return (
    <p>
      <Button look="secondary" onClick={() => onRemedy(remedy)}>
        {texts.kinds[remedy].name}
      </Button>
    </p>
  );
}

type LookProps = Pick<Props<ActionKind>, 'texts' | 'onClose'> & {
  action: ReturnType<typeof useAction>;
};

/** Before a valid preview: preview or cancel. A refused action can be cancelled, or changed and previewed again. */
function PreviewOrCancel({ texts, action, onClose }: LookProps) {
  const { preview, isBusy } = action;
  if (preview && !preview.refusal) return null;
  return (
    <DialogActions>
      {!preview && (
        <Button type="submit" busy={isBusy}>
          {texts.look}
        </Button>
      )}
      <Button look="text" onClick={onClose}>
        {texts.cancel}
      </Button>
    </DialogActions>
  );
}

/** Preview of the letter as its recipient will read it. */
function LetterToSend({
  texts,
  letter,
}: {
  texts: typeof fi;
  letter: NonNullable<Preview['letter']>;
}) {
  return (
    <details className={css.letter}>
      <summary>{fill(texts.letter, letter.subject)}</summary>
      <pre>{letter.text}</pre>
    </details>
  );
}

/** Stepper with the four steps of an action. */
function ActionStepper({ texts, step }: { texts: typeof fi; step: number }) {
  return (
    <ol className={css.rooms}>
      {texts.steps.map((name, index) => (
        <li key={name} aria-current={index === step ? 'step' : undefined}>
          <span aria-hidden="true">{index + 1}</span> {name}
        </li>
      ))}
    </ol>
  );
}

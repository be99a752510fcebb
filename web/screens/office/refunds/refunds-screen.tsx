import { fill } from '../../../../domain/base/fill.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import { rolesWith } from '../../../parts/office/frame/roles-with.ts';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { callServer, readFromServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps, ShellTexts } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-refunds.ts';
import { CompletedRefunds } from './handled.tsx';
import { ListLead } from './list-lead.tsx';
import type { Refunds } from './refund-data.ts';
import { StatementList } from './statement-list.tsx';
import { StuckList } from './stuck-list.tsx';
import { UnmatchedList } from './unmatched-list.tsx';
import { UnreturnedList } from './unreturned-list.tsx';
import { useMarks } from './use-marks.ts';
import { useMaySettle } from './use-may-settle.ts';
import { VoucherComparison } from './voucher-comparison.tsx';
import { WaitingRefunds } from './waiting-refunds.tsx';

type Texts = typeof fi;

/** Staff: refunds that need a manual transfer, or payments without an answer. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<Refunds>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Refunds" data={data}>
      {(page) => <RefundLists texts={texts} shell={shell} initial={page} />}
    </OfficeFrame>
  );
}

type ListsProps = { texts: Texts; shell: ShellTexts; initial: Refunds };

function RefundLists({ texts, shell, initial }: ListsProps) {
  const { refunds, setRefunds, busyWith, mark } = useMarks(initial, texts.failed);

  /** The finished row is removed from its list: the focus moves to the top of the list. */
  async function refresh() {
    await mark('', () => readFromServer('BackOfficeController', 'getRefunds', {}));
    document.getElementById('refunds')?.focus();
  }

  return (
    <>
      <h1>{texts.heading}</h1>
      <PageLead texts={texts} />
      <WaitingRefunds
        refunds={refunds}
        texts={texts}
        onChanged={(saved) => (saved ? setRefunds(saved) : void refresh())}
      />
      <StatementList
        statements={refunds.statements}
        texts={texts}
        busyWith={busyWith}
        onDone={(id) =>
          void mark(id, () => callServer('BackOfficeController', 'markStatementDone', { id }))
        }
      />
      <UnmatchedList
        money={refunds.unmatched}
        texts={texts}
        busyWith={busyWith}
        onDone={(id) =>
          void mark(id, () => callServer('BackOfficeController', 'markUnmatchedDone', { id }))
        }
      />
      <UnreturnedList
        payments={refunds.unreturned}
        texts={texts}
        busyWith={busyWith}
        onAnswered={(paymentId, isPaid) =>
          void mark(paymentId, () =>
            callServer('BackOfficeController', 'markUnreturned', { paymentId, isPaid }),
          )
        }
      />
      <StuckList
        id="stuck"
        payments={refunds.stuck.filter(({ state }) => state === 'pending')}
        texts={texts}
      />
      <StuckList
        id="charges"
        payments={refunds.stuck.filter(({ state }) => state === 'unknown')}
        texts={texts}
      />
      <VoucherComparison
        compared={refunds.compared}
        texts={texts}
        shell={shell}
        onRecorded={setRefunds}
      />
      <CompletedRefunds done={refunds.done} texts={texts} onChanged={() => void refresh()} />
    </>
  );
}

function PageLead({ texts }: { texts: Texts }) {
  const { language } = usePage();
  const maySettle = useMaySettle();
  return (
    <div className="mt-4">
      <ListLead words={texts} right="payment.settle" />
      {!maySettle && (
        <p className="quiet">
          {fill(texts.others, rolesWith('payment.settle', texts.frame.roles, language))}
        </p>
      )}
    </div>
  );
}

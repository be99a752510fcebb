import { type Fault, faultsIn } from './fault.ts';

const LEFT = ['web/left-page.test.tsx'];
const ACTION = ['web/parts/office/action/action-dialog.test.tsx'];

export const REACT_FAULTS: Fault[] = [
  {
    name: 'a code stays for another address',
    kind: 'react',
    file: 'web/parts/account/login-state.ts',
    find: "emailAddress: value, isCodeSent: false, code: '' }",
    replace: 'emailAddress: value, isCodeSent: false }',
    tests: ['web/parts/account/login-state.test.ts'],
  },
  {
    name: 'news of an undone visit stay beside the next one',
    kind: 'react',
    file: 'web/screens/ticket-desk/ticket-desk-state.ts',
    find: 'undoable, visitsToday, undoNews: null }',
    replace: 'undoable, visitsToday }',
    tests: ['web/screens/ticket-desk/ticket-desk-state.test.ts'],
  },
  ...faultsIn({ kind: 'react', file: 'web/parts/order/use-draft.ts', tests: LEFT }, [
    ['a draft is lost on the way to another page', 'useEffect(() => saver.leave, [saver]);', ''],
    [
      'a draft is lost on a phone',
      "['beforeunload', 'pagehide'] as const",
      "['beforeunload'] as const",
    ],
    ['a draft that failed stops an order', 'return statusOf(error) !== 401;', 'return false;'],
    ['a draft that was saved is sent again', '    isUnsaved = false;\n    return', '    return'],
  ]),
  ...faultsIn({ kind: 'react', file: 'web/parts/payment/use-payment.ts', tests: LEFT }, [
    [
      'a payment page out of the browser’s memory stays at work',
      "window.addEventListener('pageshow', resetWhenRestored);",
      '',
    ],
    ['a second press starts a second payment', 'if (latest.current.chosen) return;', ''],
  ]),
  {
    name: 'a page of before stays after signing out',
    kind: 'react',
    file: 'web/parts/account/session-guard.tsx',
    find: 'if (!persisted) return;',
    replace: 'if (persisted) return;',
    tests: LEFT,
  },
  {
    name: 'what was saved is asked about',
    kind: 'react',
    file: 'web/parts/form/use-unsaved.ts',
    find: 'if (!isUnsaved) return;',
    replace: '',
    tests: LEFT,
  },
  {
    name: 'the focus is lost with the button that looked',
    kind: 'react',
    file: 'web/parts/office/action/action-dialog.tsx',
    find: 'if (preview) seen.current?.focus({ preventScroll: true });',
    replace: '',
    tests: ACTION,
  },
  ...faultsIn({ kind: 'react', file: 'web/parts/office/action/use-action.ts', tests: ACTION }, [
    [
      'an effect of before is shown for what is typed now',
      'if (at === typing.current) setPreview',
      'if (at >= 0) setPreview',
    ],
    [
      'what changed meanwhile is done unseen',
      "['ACTION_CHANGED', 'OTHER_PERSON', USED]",
      "['OTHER_PERSON', USED]",
    ],
    [
      'another reason repeats the deed of before',
      'if (code === USED) setActionId(crypto.randomUUID());',
      '',
    ],
  ]),
  {
    name: 'a press while another is at work is a second call',
    kind: 'react',
    file: 'web/platform/use-one-at-a-time.ts',
    find: 'if (isAtWork.current) return false;',
    replace: 'if (isBusy) return false;',
    tests: ['web/pressed-twice.test.tsx'],
  },
  {
    name: 'a call is repeated in the name of who signed in since',
    kind: 'react',
    file: 'web/parts/office/action/guarded-calls.ts',
    find: 'return send(sender);',
    replace: 'return send();',
    tests: ['web/parts/office/action/guarded-calls.test.ts'],
  },
  {
    name: 'a late answer of an earlier choice leads to its provider',
    kind: 'react',
    file: 'web/parts/payment/payment-state.ts',
    find: 'return !state.chosen || attempt !== state.attempt;',
    replace: 'return !state.chosen;',
    tests: ['web/parts/payment/payment-state.test.ts'],
  },
];

import { useState } from 'react';
import type { texts as fi } from '../../../texts/fi/parts/office-frame.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import css from './key-help.module.css';
import { useShortcuts } from './shortcuts.ts';

type Help = (typeof fi)['keys']['help'];

/** Keys of each shortcut; keys without a letter have a text. */
const KEYS: readonly [does: keyof Help['does'], keys: readonly (string | 'space')[]][] = [
  ['search', ['/', 'Esc']],
  ['choose', ['1', '9']],
  ['rows', ['J', 'K', 'Enter']],
  ['look', ['space']],
  ['walk', ['[', ']']],
  ['go', ['G', 'E H P M O']],
  ['filter', ['F']],
  ['copy', ['C']],
  ['tick', ['X']],
  ['range', ['Shift X']],
  ['actions', ['A']],
  ['note', ['N']],
  ['perform', ['Ctrl Enter']],
  ['save', ['Ctrl S']],
  ['undo', ['Z']],
  ['help', ['?']],
];

/** Lists all shortcuts of the office, opened by `?` or the footer button. */
export function KeyHelp({ texts }: { texts: Help }) {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts((key) => {
    if (key === '?') setIsOpen(true);
    return key === '?';
  });
  return (
    <>
      <button type="button" className={`link-button ${css.opener}`} onClick={() => setIsOpen(true)}>
        <span aria-hidden="true">
          <kbd>?</kbd>
        </span>{' '}
        {texts.open}
      </button>
      <Dialog open={isOpen} title={texts.title} onClose={() => setIsOpen(false)}>
        <p>{texts.lead}</p>
        <dl className={`mt-4 mb-4 ${css.keys}`}>
          {KEYS.map(([does, keys]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key === 'space' ? texts.space : key}</kbd>
                ))}
              </dt>
              <dd>{texts.does[does]}</dd>
            </div>
          ))}
        </dl>
        <DialogActions>
          <Button look="secondary" onClick={() => setIsOpen(false)}>
            {texts.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

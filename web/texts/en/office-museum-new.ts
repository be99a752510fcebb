import { texts as editor } from './parts/museum-editor.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  editor,
  title: 'Add a museum',
  description: 'A new museum and its details.',
  heading: 'Add a museum',
  back: 'All museums',
  publicPage: 'Open the museum’s page',
  slug: 'Address of the page',
  slugHint: 'The page address is /museot/ followed by this. It cannot be changed later.',
  nameless: 'Enter the museum’s name and page address first.',
};

/** How long a person can undo the deletion of their account. */
export const DELETION_UNDO_DAYS = 14;

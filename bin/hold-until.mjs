/**
 * Passes a request on when `ready()` has settled, unless the client has disconnected: its idle connection would block
 * the next stop of the portal forever.
 */
export const holdUntil = (ready) => (_request, response, next) => {
  const pass = (error) => {
    if (!response.destroyed) next(error);
  };
  ready().then(() => pass(), pass);
};

/**
 * Passes a request on when `ready()` has settled, unless whoever asked has gone: passed on without them it would be a
 * connection on which nothing is ever asked, and the next stop of the portal would wait for it without end.
 */
export const holdUntil = (ready) => (_request, response, next) => {
  const pass = (error) => {
    if (!response.destroyed) next(error);
  };
  ready().then(() => pass(), pass);
};

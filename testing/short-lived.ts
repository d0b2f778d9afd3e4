/** For processes that tests start and soon end: the engine is compiled once, quickly, instead of twice, the second time well. */
export const shortLived = ['--liftoff-only'];

/** For processes that tests start and soon end: the engine is compiled once, quickly, without the second, optimizing compilation. */
export const shortLived = ['--liftoff-only'];

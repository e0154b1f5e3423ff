/** Whether the server can be reached. */
export const reachability: {
  /** the last answer was one that this browser had kept, since the server did not answer */
  readsKept: boolean
} = $state({ readsKept: false })

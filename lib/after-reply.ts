/** What a worker makes once its caller has its reply; rejects with what making it throws. */
export const afterReply = async <T>(make: () => T): Promise<T> => {
  await new Promise((resolve) => setTimeout(resolve))
  return make()
}

import { useEffect, useState } from 'react'

/**
 * What belongs to who is signed in, read when shown and at each `reload`: nothing yet, the last that was read, why it could not be.
 * `read` has to stay the same function.
 */
export const useOwn = <Own, Problem>(read: () => Promise<{ done: Own } | { problem: Problem }>) => {
  const [own, setOwn] = useState<Own>()
  const [problem, setProblem] = useState<Problem>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isGone = false
    void read().then((answer) => {
      if (isGone) return
      if ('done' in answer) setOwn(answer.done)
      setProblem('problem' in answer ? answer.problem : undefined)
    })
    return () => void (isGone = true)
  }, [read, round])
  return { own, problem, setOwn, reload: () => setRound((before) => before + 1) }
}

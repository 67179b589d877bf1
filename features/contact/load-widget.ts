const TIMEOUT_MS = 15_000

/** Fetches the script of a vendor's chat; rejects when it is blocked, missing or too slow. */
export const loadWidget = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(`${address}: not loaded`))
    }
    const timer = setTimeout(fail, TIMEOUT_MS)
    script.async = true
    script.src = address
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    document.head.append(script)
  })

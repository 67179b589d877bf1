/** Vietnamese words of several syllables, and names, that headings of this site use; one that is missing may break at the end of a line. */
const COMPOUNDS = [
  'bài toán, bán hàng, bán lẻ, bản ghi, bản đọc, bàn giao, bảng giá, báo cáo, báo chí, bảo hành, bảo hiểm, bảo mật, bảo trì, bao lâu, bao nhiêu, bắt đầu',
  'bất động sản, bệnh nhân, bệnh viện, biên tập, biểu mẫu, bồi thường, cá nhân, cảnh báo, cập nhật, câu hỏi, chăm sóc, chấm điểm, chào mừng, chi phí',
  'chi tiết, chỉ số, chia sẻ, chiến dịch, chính sách, chú ý, chủ đề, chủ đầu tư, chuẩn bị, chúng tôi, con người, con số, công cụ, công thức, cuộc gọi',
  'cửa hàng, cước phí, danh sách, dấu vân, di động, dịch vụ, doanh nghiệp, doanh số, dữ liệu, dự án, dự phòng, đăng ký, đăng nhập, đào tạo, đặt hẹn',
  'đặt lịch, đánh giá, địa chỉ, điểm danh, điểm tin cậy, điện thoại, điều khiển, điều khoản, điều kiện, đơn hàng, đóng gói, đổi lịch, đội ngũ, đối tác',
  'đồng ý, đội vận hành, động lực, ghi chú, ghi nhận, gia đình, giá trị, giai đoạn, giải pháp, giải quyết, giải trí, giao dịch, giao hàng, giáo dục',
  'giấy tờ, giới hạn, giới thiệu, giọng đọc, giọng nói, gói cước, hành trình, hệ thống, hiểu ngôn ngữ, hiệu lực, hiệu quả, hình ảnh, hoá đơn, học phí',
  'học sinh, hồ sơ, hội nhập, hội thoại, hộp thư thoại, hộp thư, hợp đồng, hợp lý, hướng dẫn, kế hoạch, kết nối, kết quả, kết thúc, khả năng',
  'khách hàng, khai báo, khảo sát, khiếu nại, khoản vay, khung giờ, kịch bản, kích hoạt, kiểm soát, kiểm tra, ký tự, kỹ thuật, lãnh đạo, lao động',
  'lắp đặt, lặp lại, lịch hẹn, lịch khám, liên hệ, liên kết, linh hoạt, lồng tiếng, luồng hội thoại, lựa chọn, lý do, màn hình, mềm mại, minh bạch',
  'minh hoạ, mô phỏng, mục đích, mục tiêu, ngành nghề, ngân hàng, nghiệp vụ, ngoại ngữ, ngôn ngữ, ngữ cảnh, người dùng, người lao động, người nghe',
  'người thật, nhà mạng, nhà trường, nhân sự, nhân viên, nhật ký, nhạy cảm, nhắc hạn, nhắc lịch, nội bộ, nội dung, nói chuyện, nền tảng, ngoài giờ',
  'phản hồi, phát âm, phát hành, phân khúc, pháp lý, phần mềm, phỏng vấn, phòng khám, phòng thu, phụ đề, phụ huynh, quan tâm, quản lý, quảng cáo',
  'quy định, quy tắc, quy trình, quyền riêng tư, quyết định, ranh giới, rẽ nhánh, rủi ro, sản phẩm, sàng lọc, sẵn sàng, so sánh, sứ mệnh, sự cố',
  'sự kiện, sử dụng, số liệu, tài chính, tài khoản, tài liệu, tài nguyên, tái khám, tái tục, tầm nhìn, tập trung, thanh toán, thắc mắc, thế nào',
  'theo dõi, thời gian, thông báo, thông điệp, thông tin, thực tế, thuê bao, tích hợp, tiềm năng, tiêm chủng, tiếng Việt, tiến độ, tiêu chí, tiêu dùng',
  'tin cậy, tin nhắn, toà soạn, tóm tắt, tổng đài viên, tổng đài, tốc độ, trả lời, trách nhiệm, trải nghiệm, tranh chấp, triển khai, trợ lý, trung tâm',
  'trực tiếp, trường hợp, trưởng nhóm, truyền thống, tuân thủ, tuyển dụng, tư vấn, từ chối, từ điển, tử tế, tự động, tự nhiên, tỷ lệ, ứng dụng',
  'ứng viên, ưu đãi, văn bản, vận chuyển, vận hành, vị trí, viễn thông, xác minh, xác nhận, xác thực, xử lý, ý định, ý kiến, y tế, yêu cầu, việc làm',
  'gọi thử, nghe thử, khó đọc, gửi lại, báo ca, ca trực, năm mươi, phòng nhân sự, chưa chắc, không phải, suất trống, kênh chat, tệp nhỏ',
  'coi nhẹ, con phố, đi làm, địa phương, đơn COD, đợt tuyển, để số, giờ giao, giữa đêm, khó thở, kỳ phí, lịch lắp, một đằng, một nẻo, một việc, nghe máy',
  'người vay, nhắc lịch khám, bốn số, sáu số, tăng vọt, tính lãi, tình huống, vận đơn',
  'âm thanh, cụ thể, miền Bắc, miền Trung, miền Nam, giọng Bắc, nhìn thấy, ý nghĩ',
  'bảo dưỡng, bình luận, câu trả lời, đầu dây, đầu tiên, nghỉ việc, nhà đất, trang web, tại chỗ, hạn mức, hằng ngày, hàng loạt, hôm nay, bây giờ',
  'bản phát, báo tin, cam kết, chốt đơn, diễn viên, gắn nhãn, giảm giá, giáo viên, giọng máy, giờ diễn, học viên, lừa đảo, miền Tây',
  'món hàng, nhắc phí, nợ nần, ở đâu, phủ sóng, quãng nghỉ, song song, thay vì, tờ giấy',
  'bị bỏ, gọi bằng AI, lễ tân gọi, mất hiệu lực, nhắn tin, nhân viên gọi, nút nghe, sẵn tin, trễ hạn sớm',
  'AI mẫu, dữ kiện, độ dài, không chờ, không phòng thu, ô tô, phần việc, xưng rõ, ngày mai, trước khi, maintenance notice, outage notice, sample AI calls, no studio',
  'bấm 1, bấm 2, bấm 3, bấm 9, phím 1, phím 2, phím 3, phím 9, chuyển tiền, Hồ Chí Minh, Nhà nước, phụ trách, tệp CSV, thời điểm, thụ hưởng',
  'quản lý rủi ro, bộ đếm, dễ mà, quá hạn, trợ lý nói, ba người, reminder file, customer record',
  'trợ lý nói chuyện, người nghe máy, tên riêng, một mã, đứng sau, theo tháng, số điện thoại, không tô vẽ, viết đến, viết thành',
  'Nghị định 91, Decree 91, Thông tư 43, số tiền, Hà Nội, khu phố, khi nào, lúc nào, ra sao, toàn bộ, không dấu',
  'quan trọng, vừa đủ, loại tin, người thân, đường thoại, bản quyền, tiếng Anh, Gia Phúc, mã lỗi, lỗi nào, có mức',
  'việc của, dữ liệu nào đi, dữ liệu nào, bốn câu hỏi, a new time',
  'cuộc gọi AI mẫu, không tới, xác nhận đơn, shop owners, the school, post-production, three-minute',
  'AI agent, Voice OTP, SMS OTP, mã OTP, core banking, core thẻ, Sóng AI, Zalo OA, API AICall, API AIVoice, voice AI, demo call, sample call',
]

const NO_BREAK = '\u00a0'
const words = COMPOUNDS.flatMap((line) => line.split(', ')).toSorted((a, b) => b.length - a.length)
// A number stays with what it counts, too: “24 giờ”, “10 cuộc gọi”.
const PATTERN = new RegExp(
  `(?<![\\p{L}\\d])(?:${words.map((word) => word.replaceAll(' ', '[ \\u00a0]')).join('|')})(?!\\p{L})|\\d[ \\u00a0](?=\\p{L})`,
  'giu',
)

// A browser breaks after a hyphen, unless this follows.
const JOINER = '\u2060'

/** A text in which a number stays with the word it counts, and a range in one line. */
export const keepCounts = (text: string) =>
  text.replace(/(\d) (?=\p{L})/gu, `$1${NO_BREAK}`).replace(/(?<=\d–)(?=\d)|(?<=\d-)(?=\p{L})/gu, JOINER)

/** The words of several syllables in a text, as they stand in it. */
export const compoundsIn = (text: string): string[] => text.match(PATTERN) ?? []

/** A heading whose words of several syllables, names and counts do not break at the end of a line. */
export const unbroken = (heading: string) =>
  heading.replace(PATTERN, (word) => word.replaceAll(' ', NO_BREAK).replaceAll('-', `-${JOINER}`))

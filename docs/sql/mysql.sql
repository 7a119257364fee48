-- Written by `npm run contract` from the schemas; a test fails when it is not up to date.

CREATE TABLE `sys_user` (
  `user_id` BIGINT NOT NULL,
  `dept_id` BIGINT,
  `login_name` VARCHAR(30) NOT NULL,
  `user_name` VARCHAR(30) NOT NULL,
  `user_type` VARCHAR(255),
  `email` VARCHAR(50),
  `phonenumber` VARCHAR(11),
  `sex` VARCHAR(1),
  `avatar` VARCHAR(100),
  `status` VARCHAR(255) NOT NULL,
  `del_flag` VARCHAR(255),
  `login_ip` VARCHAR(255),
  `login_date` DATETIME,
  `role_ids` JSON NOT NULL,
  `post_ids` JSON,
  `remark` VARCHAR(500),
  `create_by` VARCHAR(255),
  `create_time` DATETIME,
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  `password` VARCHAR(255) NOT NULL,
  `comp_ids` JSON NOT NULL,
  `must_change_password` BOOLEAN,
  PRIMARY KEY (`user_id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_role` (
  `role_id` BIGINT NOT NULL,
  `role_name` VARCHAR(30) NOT NULL,
  `role_key` VARCHAR(100) NOT NULL,
  `role_sort` INTEGER,
  `data_scope` VARCHAR(255),
  `status` VARCHAR(255) NOT NULL,
  `del_flag` VARCHAR(255),
  `flag` BOOLEAN,
  `menu_ids` JSON NOT NULL,
  `dept_ids` JSON NOT NULL,
  `tenant_id` BIGINT,
  `is_admin_role` VARCHAR(255),
  `factor_required` VARCHAR(255),
  `remark` VARCHAR(500),
  `create_by` VARCHAR(255),
  `create_time` DATETIME,
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`role_id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_menu` (
  `menu_id` BIGINT NOT NULL,
  `parent_id` BIGINT NOT NULL,
  `parent_name` VARCHAR(255),
  `menu_name` VARCHAR(50) NOT NULL,
  `menu_key` VARCHAR(50),
  `menu_type` VARCHAR(255) NOT NULL,
  `component` VARCHAR(50),
  `target` VARCHAR(20),
  `order_num` INTEGER,
  `visible` VARCHAR(255) NOT NULL,
  `perms` VARCHAR(100),
  `icon` VARCHAR(100),
  `path` VARCHAR(255),
  `redirect` VARCHAR(255),
  `hidden_children` BOOLEAN,
  `hidden_header` BOOLEAN,
  `remark` VARCHAR(500),
  `create_by` VARCHAR(255),
  `create_time` DATETIME,
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`menu_id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_dept` (
  `dept_id` BIGINT NOT NULL,
  `parent_id` BIGINT NOT NULL,
  `parent_name` VARCHAR(255),
  `ancestors` TEXT NOT NULL,
  `dept_name` VARCHAR(30) NOT NULL,
  `order_num` INTEGER,
  `leader` VARCHAR(20),
  `leader_id` BIGINT,
  `phone` VARCHAR(11),
  `email` VARCHAR(50),
  `status` VARCHAR(255) NOT NULL,
  `del_flag` VARCHAR(255),
  `remark` VARCHAR(500),
  `create_by` VARCHAR(255),
  `create_time` DATETIME,
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`dept_id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_post` (
  `post_id` BIGINT NOT NULL,
  `post_code` VARCHAR(64) NOT NULL,
  `post_name` VARCHAR(50) NOT NULL,
  `post_sort` INTEGER,
  `status` VARCHAR(255) NOT NULL,
  `create_time` DATETIME,
  `remark` VARCHAR(500),
  PRIMARY KEY (`post_id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_tenant` (
  `comp_id` BIGINT NOT NULL,
  `company_name` VARCHAR(255) NOT NULL,
  `logo` VARCHAR(255),
  PRIMARY KEY (`comp_id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_session` (
  `token` VARCHAR(255) NOT NULL,
  `user_id` BIGINT NOT NULL,
  `comp_id` BIGINT NOT NULL,
  `expires_at` BIGINT NOT NULL,
  `create_time` DATETIME NOT NULL,
  `session_id` VARCHAR(255) NOT NULL,
  `browser` VARCHAR(255) NOT NULL,
  `os` VARCHAR(255) NOT NULL,
  PRIMARY KEY (`token`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_social` (
  `social_user_id` BIGINT NOT NULL,
  `type` VARCHAR(255),
  `code` VARCHAR(255) NOT NULL,
  `user_id` BIGINT,
  `bind_time` DATETIME,
  PRIMARY KEY (`social_user_id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_dict_type` (
  `dict_id` BIGINT NOT NULL,
  `dict_name` VARCHAR(100) NOT NULL,
  `dict_type` VARCHAR(100) NOT NULL,
  `status` VARCHAR(255) NOT NULL,
  `remark` VARCHAR(500),
  `create_by` VARCHAR(255),
  `create_time` DATETIME,
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`dict_id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_dict_data` (
  `dict_code` BIGINT NOT NULL,
  `dict_sort` INTEGER,
  `dict_label` VARCHAR(100) NOT NULL,
  `dict_value` VARCHAR(100) NOT NULL,
  `dict_type` VARCHAR(100) NOT NULL,
  `css_class` VARCHAR(100),
  `list_class` VARCHAR(100),
  `is_default` VARCHAR(255),
  `status` VARCHAR(255) NOT NULL,
  `remark` VARCHAR(500),
  `create_by` VARCHAR(255),
  `create_time` DATETIME,
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`dict_code`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_districts` (
  `id` BIGINT NOT NULL,
  `pid` BIGINT NOT NULL,
  `deep` INTEGER,
  `name` VARCHAR(32) NOT NULL,
  `pname` VARCHAR(255),
  `pinyin` VARCHAR(64),
  `pinyin_shor` VARCHAR(64),
  `ext_name` VARCHAR(64),
  `operator` VARCHAR(255),
  `create_time` DATETIME,
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_config` (
  `config_id` BIGINT NOT NULL, -- 参数主键, id
  `config_name` VARCHAR(100) NOT NULL, -- 参数名称, name
  `config_key` VARCHAR(100) NOT NULL, -- 参数键名, key
  `config_value` VARCHAR(1024) NOT NULL, -- 参数键值, value
  `config_type` VARCHAR(255), -- 系统内置, built in
  `remark` VARCHAR(500), -- 备注, remark
  `create_by` VARCHAR(255),
  `create_time` DATETIME,
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`config_id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_operator_setting` (
  `id` BIGINT NOT NULL,
  `sys_title` VARCHAR(50) NOT NULL,
  `logo_url` VARCHAR(255) NOT NULL,
  `right_reserved` VARCHAR(100) NOT NULL,
  `record_number` VARCHAR(50),
  `service_tel` VARCHAR(20),
  `login_background` VARCHAR(255),
  `service_wechat` VARCHAR(255),
  `company_auto_audit` VARCHAR(255),
  `position_auto_audit` VARCHAR(255),
  `course_auto_audit` VARCHAR(255),
  `position_valid_days` INTEGER,
  `platform_fee_rate` DECIMAL(18,4),
  `settle_cycle` VARCHAR(1),
  `order_expire_minutes` INTEGER,
  `captcha_enabled` VARCHAR(255),
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_dfs` (
  `id` BIGINT NOT NULL,
  `file_name` VARCHAR(100) NOT NULL,
  `file_suffix` VARCHAR(10) NOT NULL,
  `url` VARCHAR(200) NOT NULL,
  `create_time` DATETIME NOT NULL,
  `create_by` VARCHAR(255) NOT NULL,
  `service` INTEGER NOT NULL,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_dfs_config` (
  `type` INTEGER NOT NULL,
  `qiniu_domain` VARCHAR(255),
  `qiniu_prefix` VARCHAR(255),
  `qiniu_access_key` VARCHAR(255),
  `qiniu_secret_key` VARCHAR(255),
  `qiniu_bucket_name` VARCHAR(255),
  `aliyun_domain` VARCHAR(255),
  `aliyun_prefix` VARCHAR(255),
  `aliyun_end_point` VARCHAR(255),
  `aliyun_access_key_id` VARCHAR(255),
  `aliyun_access_key_secret` VARCHAR(255),
  `aliyun_bucket_name` VARCHAR(255),
  `qcloud_domain` VARCHAR(255),
  `qcloud_prefix` VARCHAR(255),
  `qcloud_secret_id` VARCHAR(255),
  `qcloud_secret_key` VARCHAR(255),
  `qcloud_bucket_name` VARCHAR(255),
  `qcloud_region` VARCHAR(255),
  `fastdfs_domain` VARCHAR(255),
  `local_domain` VARCHAR(255),
  `local_prefix` VARCHAR(255),
  `local_path` VARCHAR(255),
  `minio_end_point` VARCHAR(255),
  `minio_access_key` VARCHAR(255),
  `minio_secret_key` VARCHAR(255),
  `minio_bucket_name` VARCHAR(255),
  `minio_prefix` VARCHAR(255),
  `id` BIGINT NOT NULL,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_donate` (
  `id` BIGINT NOT NULL, -- ID, id
  `nick` VARCHAR(255) NOT NULL, -- 昵称, nickname
  `amount` DECIMAL(18,4), -- 金额（元）, amount, footer shows the sum of the page
  `canal` INTEGER, -- 渠道, channel (spelling as found)
  `remark` VARCHAR(255), -- 备注, remark
  `create_time` DATETIME NOT NULL, -- 捐赠时间, donated on
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_oper_log` (
  `oper_id` BIGINT NOT NULL, -- 日志主键, id
  `title` VARCHAR(50) NOT NULL, -- 操作模块, module
  `business_type` INTEGER, -- 业务类型, business type, dict sys_oper_type
  `method` VARCHAR(255), -- 方法名称, java method
  `request_method` VARCHAR(255), -- 请求方式, http verb
  `operator_type` INTEGER, -- 操作类别, operator kind
  `oper_name` VARCHAR(255) NOT NULL, -- 操作人员, operator
  `dept_name` VARCHAR(255), -- 部门名称, department
  `oper_url` VARCHAR(255), -- 请求URL, url
  `oper_ip` VARCHAR(255), -- 主机地址, ip
  `oper_location` VARCHAR(255), -- 操作地点, location
  `oper_param` TEXT, -- 请求参数, parameters (JSON text)
  `status` INTEGER, -- 操作状态, status: a NUMBER here
  `error_msg` TEXT, -- 错误消息, error
  `oper_time` DATETIME NOT NULL, -- 操作时间, operated at
  `record_path` VARCHAR(255),
  `record_id` BIGINT,
  `history_id` BIGINT,
  PRIMARY KEY (`oper_id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_logininfor` (
  `info_id` BIGINT NOT NULL, -- 访问ID, id
  `login_name` VARCHAR(255) NOT NULL, -- 登录账号, login name
  `status` VARCHAR(255) NOT NULL, -- 登录状态, status: a STRING here
  `ipaddr` VARCHAR(255), -- 登录IP地址, ip
  `login_location` VARCHAR(255), -- 登录地点, location
  `browser` VARCHAR(255), -- 浏览器类型, browser
  `os` VARCHAR(255), -- 操作系统, os
  `msg` TEXT, -- 提示消息, message, e.g. 登录成功
  `login_time` DATETIME NOT NULL, -- 访问时间, logged in at
  PRIMARY KEY (`info_id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_notice` (
  `notice_id` BIGINT NOT NULL, -- 公告ID, id (FOUND)
  `notice_title` VARCHAR(50) NOT NULL, -- 公告标题, title (FOUND)
  `notice_type` VARCHAR(1) NOT NULL, -- 公告类型, 1 notice, 2 announcement (FOUND)
  `notice_content` TEXT NOT NULL, -- 公告内容, content (FOUND)
  `status` VARCHAR(1) NOT NULL, -- 公告状态, 0 normal, 1 closed (FOUND)
  `scope` VARCHAR(1), -- 通知对象, audience (PROPOSED)
  `kind` VARCHAR(10),
  `cover` VARCHAR(255), -- 封面, cover (PROPOSED)
  `is_top` VARCHAR(255), -- 是否置顶, pinned (PROPOSED)
  `attachments` JSON, -- 附件, attachments (PROPOSED)
  `publish_status` VARCHAR(255) NOT NULL, -- 发布状态, publish status (PROPOSED)
  `publish_time` DATETIME, -- 发布时间, published at (PROPOSED)
  `read_count` INTEGER, -- 阅读数, reads (PROPOSED, RuoYi-Vue now has sys_notice_read)
  `create_by` VARCHAR(255), -- 创建者, created by (FOUND)
  `create_time` DATETIME, -- 创建时间, created at (FOUND)
  `remark` VARCHAR(255), -- 备注, remark (FOUND)
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  `readers` JSON NOT NULL,
  `recipient` INTEGER,
  PRIMARY KEY (`notice_id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_notify_setting` (
  `kind` VARCHAR(255) NOT NULL,
  `site` BOOLEAN NOT NULL,
  `mail` BOOLEAN NOT NULL,
  `sms` BOOLEAN NOT NULL,
  `key` VARCHAR(255) NOT NULL,
  PRIMARY KEY (`key`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_agreement` (
  `id` BIGINT NOT NULL,
  `agreement_type` VARCHAR(1) NOT NULL,
  `title` VARCHAR(50) NOT NULL,
  `content` TEXT NOT NULL,
  `version` VARCHAR(10) NOT NULL,
  `effective_time` DATETIME NOT NULL,
  `force_agree` VARCHAR(255),
  `publish_status` VARCHAR(255) NOT NULL,
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_contacts` (
  `id` BIGINT NOT NULL, -- ID, id
  `name` VARCHAR(30) NOT NULL, -- 姓名, name
  `phone` VARCHAR(11) NOT NULL, -- 电话, mobile
  `email` VARCHAR(50), -- 邮箱, e-mail
  `dept_name` VARCHAR(30), -- 部门, department
  `duty` VARCHAR(30), -- 职务, duty
  `user_id` BIGINT, -- 关联用户, linked user
  `remark` VARCHAR(500), -- 备注, remark
  `status` VARCHAR(255) NOT NULL, -- 状态, status
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_company` (
  `id` BIGINT NOT NULL, -- 企业ID, company id
  `company_name` VARCHAR(100) NOT NULL, -- 企业名称, registered company name
  `short_name` VARCHAR(50), -- 企业简称, short name
  `logo` VARCHAR(255) NOT NULL, -- 企业LOGO, logo image
  `credit_code` VARCHAR(18) NOT NULL, -- 统一社会信用代码, unified social credit code
  `license_img` VARCHAR(255) NOT NULL, -- 营业执照, business licence image
  `legal_person` VARCHAR(30) NOT NULL, -- 法定代表人, legal representative
  `legal_id_card` VARCHAR(18), -- 法人身份证号, legal representative id number (masked in list)
  `legal_id_front` VARCHAR(255), -- 法人身份证人像面, id card portrait side
  `legal_id_back` VARCHAR(255), -- 法人身份证国徽面, id card emblem side
  `registered_capital` DECIMAL(18,2), -- 注册资本（万元）, registered capital, 10k CNY
  `establish_date` DATE, -- 成立日期, establishment date
  `business_term` VARCHAR(50), -- 营业期限, business term, e.g. 2020-05-01至长期
  `business_scope` VARCHAR(1000), -- 经营范围, business scope
  `industry_id` BIGINT NOT NULL, -- 所属行业, industry id
  `industry_name` VARCHAR(50), -- 行业名称, industry name
  `company_nature` VARCHAR(1) NOT NULL, -- 企业性质, ownership type
  `company_scale` VARCHAR(1) NOT NULL, -- 企业规模, headcount band
  `financing_stage` VARCHAR(1), -- 融资阶段, financing stage
  `province_id` BIGINT NOT NULL, -- 省, province id
  `city_id` BIGINT NOT NULL, -- 市, city id
  `district_id` BIGINT, -- 区/县, county id
  `region_name` VARCHAR(64), -- 所在地区, joined region name
  `address` VARCHAR(200) NOT NULL, -- 详细地址, street address
  `longitude` DECIMAL(18,4), -- 经度, longitude from the map picker
  `latitude` DECIMAL(18,4), -- 纬度, latitude from the map picker
  `contact_name` VARCHAR(30) NOT NULL, -- 联系人, contact person
  `contact_phone` VARCHAR(11) NOT NULL, -- 联系电话, contact mobile
  `contact_email` VARCHAR(50), -- 联系邮箱, contact e-mail
  `website` VARCHAR(200), -- 企业官网, website
  `benefit_tag_ids` JSON, -- 福利标签, benefit tags
  `benefit_tag_names` JSON, -- 福利标签名称, benefit tag names
  `introduction` TEXT, -- 企业介绍, introduction, rich text
  `photos` JSON, -- 企业相册, photo album
  `position_count` INTEGER, -- 在招职位数, open positions
  `member_level` VARCHAR(1), -- 会员套餐, member package
  `member_expire_time` DATETIME, -- 会员到期时间, package expiry
  `status` VARCHAR(1), -- 账号状态, account enabled 0 / disabled 1
  `audit_status` VARCHAR(1), -- 审核状态, audit status
  `audit_remark` VARCHAR(200), -- 审核意见/驳回原因, audit remark, required on reject
  `audit_by` VARCHAR(64), -- 审核人, auditor
  `audit_time` DATETIME, -- 审核时间, audit time
  `submit_time` DATETIME, -- 提交时间, submit time
  `failed_checks` JSON,
  `audit_logs` JSON,
  `reviewer_id` BIGINT,
  `reviewer_name` VARCHAR(64),
  `reviewer_until` DATETIME,
  `on_behalf_of` VARCHAR(64),
  `later_until` DATE,
  `review_queue` VARCHAR(10),
  `asked_for` VARCHAR(200),
  `ask_deadline` DATE,
  `answered_time` DATETIME,
  `last_rejected` JSON,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_school` (
  `id` BIGINT NOT NULL, -- 学校ID, school account id
  `school_id` BIGINT, -- 关联基础学校, link to base-data school
  `school_name` VARCHAR(100) NOT NULL, -- 学校名称, school name
  `school_code` VARCHAR(10), -- 学校标识码, 10-digit school code of the Ministry of Education
  `credit_code` VARCHAR(18) NOT NULL, -- 统一社会信用代码, unified social credit code
  `school_nature` VARCHAR(1) NOT NULL, -- 办学性质, public / private / joint
  `school_level` VARCHAR(1) NOT NULL, -- 办学层次, level
  `competent_dept` VARCHAR(50), -- 主管部门, competent authority
  `badge` VARCHAR(255), -- 校徽, badge image
  `license_img` VARCHAR(255) NOT NULL, -- 办学许可证/法人证书, school licence or legal-person certificate
  `legal_person` VARCHAR(30) NOT NULL, -- 法定代表人, legal representative
  `auth_letter_img` VARCHAR(255), -- 授权委托书, letter of authorisation
  `province_id` BIGINT NOT NULL, -- 省, province
  `city_id` BIGINT NOT NULL, -- 市, city
  `region_name` VARCHAR(64), -- 所在地区, region name
  `address` VARCHAR(200) NOT NULL, -- 详细地址, address
  `contact_name` VARCHAR(30) NOT NULL, -- 联系人, contact person
  `contact_duty` VARCHAR(30), -- 联系人职务, contact's duty
  `contact_phone` VARCHAR(11) NOT NULL, -- 联系电话, contact mobile
  `contact_email` VARCHAR(50), -- 联系邮箱, contact e-mail
  `specialty_ids` JSON, -- 开设专业, offered specialties
  `specialty_names` JSON, -- 开设专业名称, offered specialty names
  `introduction` TEXT, -- 学校介绍, introduction
  `student_count` INTEGER, -- 认证学生数, verified students
  `course_count` INTEGER, -- 课程数, courses
  `status` VARCHAR(1), -- 账号状态, account status
  `audit_status` VARCHAR(1), -- 审核状态, audit status
  `audit_remark` VARCHAR(200), -- 审核意见/驳回原因, audit remark
  `audit_by` VARCHAR(64), -- 审核人, auditor
  `audit_time` DATETIME, -- 审核时间, audit time
  `submit_time` DATETIME, -- 提交时间, submit time
  `failed_checks` JSON,
  `audit_logs` JSON,
  `reviewer_id` BIGINT,
  `reviewer_name` VARCHAR(64),
  `reviewer_until` DATETIME,
  `on_behalf_of` VARCHAR(64),
  `later_until` DATE,
  `review_queue` VARCHAR(10),
  `asked_for` VARCHAR(200),
  `ask_deadline` DATE,
  `answered_time` DATETIME,
  `last_rejected` JSON,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_personal` (
  `id` BIGINT NOT NULL, -- 会员ID, member id
  `member_no` VARCHAR(20), -- 会员编号, member number
  `nick_name` VARCHAR(30) NOT NULL, -- 昵称, nickname
  `avatar` VARCHAR(255), -- 头像, avatar
  `real_name` VARCHAR(30) NOT NULL, -- 真实姓名, real name
  `cert_type` VARCHAR(1) NOT NULL, -- 证件类型, identity document type
  `id_card` VARCHAR(18) NOT NULL, -- 证件号码, identity number (masked 110101********1234 in list)
  `id_card_front` VARCHAR(255) NOT NULL, -- 证件人像面, portrait side
  `id_card_back` VARCHAR(255) NOT NULL, -- 证件国徽面, emblem side
  `hand_id_card` VARCHAR(255), -- 手持证件照, photo holding the document
  `sex` VARCHAR(1), -- 性别, sex
  `birthday` DATE, -- 出生日期, birthday
  `phone` VARCHAR(11) NOT NULL, -- 手机号, mobile
  `email` VARCHAR(50), -- 邮箱, e-mail
  `wechat` VARCHAR(50), -- 微信号, WeChat id
  `region_name` VARCHAR(64), -- 所在地区, region
  `education` VARCHAR(1), -- 最高学历, highest education
  `school_name` VARCHAR(100), -- 毕业院校, graduated from
  `specialty_name` VARCHAR(50), -- 所学专业, specialty
  `occupation_name` VARCHAR(50), -- 职业, occupation
  `work_years` VARCHAR(1), -- 工作年限, work years
  `skill_tags` JSON, -- 擅长领域, skill tags
  `certificates` JSON, -- 持有证书, certificates held
  `works` JSON, -- 代表作品, sample works
  `introduction` TEXT, -- 个人简介, introduction
  `bank_account_name` VARCHAR(30), -- 收款户名, payee name
  `bank_name` VARCHAR(50), -- 开户行, bank
  `bank_account` VARCHAR(30), -- 银行卡号, bank card number (masked)
  `status` VARCHAR(1), -- 账号状态, account status
  `audit_status` VARCHAR(1), -- 审核状态, audit status
  `audit_remark` VARCHAR(200), -- 审核意见/驳回原因, audit remark
  `audit_by` VARCHAR(64), -- 审核人, auditor
  `audit_time` DATETIME, -- 审核时间, audit time
  `submit_time` DATETIME, -- 提交时间, submit time
  `failed_checks` JSON,
  `audit_logs` JSON,
  `reviewer_id` BIGINT,
  `reviewer_name` VARCHAR(64),
  `reviewer_until` DATETIME,
  `on_behalf_of` VARCHAR(64),
  `later_until` DATE,
  `review_queue` VARCHAR(10),
  `asked_for` VARCHAR(200),
  `ask_deadline` DATE,
  `answered_time` DATETIME,
  `last_rejected` JSON,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_course` (
  `id` BIGINT NOT NULL, -- 课程ID, course id
  `course_name` VARCHAR(60) NOT NULL, -- 课程名称, course name
  `course_type_id` BIGINT NOT NULL, -- 课程类型, course type id
  `course_type_name` VARCHAR(50), -- 课程类型名称, course type name
  `cover` VARCHAR(255) NOT NULL, -- 课程封面, cover, 16:9
  `owner_type` VARCHAR(1) NOT NULL, -- 发布方类型, publisher kind: company / school / creator
  `owner_id` BIGINT NOT NULL, -- 发布方ID, publisher id
  `owner_name` VARCHAR(100), -- 发布方, publisher name
  `teacher_name` VARCHAR(30) NOT NULL, -- 讲师, teacher
  `teacher_title` VARCHAR(50), -- 讲师头衔, teacher's title
  `course_mode` VARCHAR(1) NOT NULL, -- 授课方式, delivery mode
  `occupation_id` BIGINT, -- 适用职业, target occupation
  `occupation_name` VARCHAR(50), -- 适用职业名称, target occupation name
  `skill_level` VARCHAR(1), -- 技能等级, skill level
  `lesson_count` INTEGER, -- 课时数, number of lessons
  `total_minutes` INTEGER, -- 总时长（分钟）, total minutes
  `chapters` JSON NOT NULL, -- 课程目录, chapters and lessons
  `introduction` TEXT NOT NULL, -- 课程介绍, introduction
  `original_price` DECIMAL(18,2), -- 原价（元）, list price
  `price` DECIMAL(18,2), -- 售价（元）, sale price, 0 = free
  `valid_days` INTEGER, -- 有效期（天）, validity in days, 0 = forever
  `share_ratio` DECIMAL(18,4), -- 分成比例（%）, publisher's share
  `study_count` INTEGER, -- 学习人数, learners
  `score` DECIMAL(18,4), -- 评分, rating
  `shelf_status` VARCHAR(1), -- 上架状态, shelf status
  `is_recommend` VARCHAR(1), -- 是否推荐, recommended
  `sort` INTEGER, -- 排序, sort
  `audit_status` VARCHAR(1), -- 审核状态, audit status
  `audit_remark` VARCHAR(200), -- 审核意见/驳回原因, audit remark
  `audit_by` VARCHAR(64), -- 审核人, auditor
  `audit_time` DATETIME, -- 审核时间, audit time
  `submit_time` DATETIME, -- 提交时间, submit time
  `failed_checks` JSON,
  `audit_logs` JSON,
  `reviewer_id` BIGINT,
  `reviewer_name` VARCHAR(64),
  `reviewer_until` DATETIME,
  `on_behalf_of` VARCHAR(64),
  `later_until` DATE,
  `review_queue` VARCHAR(10),
  `asked_for` VARCHAR(200),
  `ask_deadline` DATE,
  `answered_time` DATETIME,
  `last_rejected` JSON,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_position` (
  `id` BIGINT NOT NULL, -- 职位ID, position id
  `position_name` VARCHAR(50) NOT NULL, -- 职位名称, position title
  `company_id` BIGINT NOT NULL, -- 企业ID, company id
  `company_name` VARCHAR(100), -- 招聘企业, company
  `occupation_id` BIGINT NOT NULL, -- 职位类别, occupation id
  `occupation_name` VARCHAR(50), -- 职位类别名称, occupation
  `job_nature` VARCHAR(1) NOT NULL, -- 工作性质, employment type
  `salary_min` DECIMAL(18,2), -- 最低薪资, salary from
  `salary_max` DECIMAL(18,2), -- 最高薪资, salary to
  `salary_unit` VARCHAR(1) NOT NULL, -- 薪资单位, salary unit
  `salary_months` DECIMAL(18,4), -- 年薪月数, months paid a year 12..24
  `salary_negotiable` VARCHAR(1), -- 是否面议, negotiable
  `salary_text` VARCHAR(30), -- 薪资, display text, e.g. 8000-12000元/月·13薪
  `education` VARCHAR(1) NOT NULL, -- 学历要求, education
  `work_years` VARCHAR(1) NOT NULL, -- 经验要求, experience
  `recruit_number` INTEGER, -- 招聘人数, headcount 1..999, 0 = 若干
  `specialty_names` JSON, -- 专业要求, specialties
  `certificate_names` JSON, -- 证书要求, certificates
  `age_min` INTEGER, -- 最小年龄, age from >= 16
  `age_max` INTEGER, -- 最大年龄, age to <= 65
  `province_id` BIGINT NOT NULL, -- 省, province
  `city_id` BIGINT NOT NULL, -- 市, city
  `region_name` VARCHAR(64), -- 工作地区, region
  `address` VARCHAR(200) NOT NULL, -- 工作地址, address
  `longitude` DECIMAL(18,4), -- 经度, longitude
  `latitude` DECIMAL(18,4), -- 纬度, latitude
  `benefit_tag_names` JSON, -- 福利标签, benefit tags
  `description` TEXT NOT NULL, -- 岗位职责, duties
  `requirement` TEXT NOT NULL, -- 任职要求, requirements
  `contact_name` VARCHAR(30) NOT NULL, -- 联系人, contact
  `contact_phone` VARCHAR(11) NOT NULL, -- 联系电话, contact phone
  `deadline` DATE, -- 截止日期, apply before
  `view_count` INTEGER, -- 浏览量, views
  `apply_count` INTEGER, -- 投递数, applications
  `is_top` VARCHAR(1), -- 是否置顶, pinned
  `is_urgent` VARCHAR(1), -- 是否急聘, urgent
  `position_status` VARCHAR(1), -- 职位状态, position status
  `audit_status` VARCHAR(1), -- 审核状态, audit status
  `audit_remark` VARCHAR(200), -- 审核意见/驳回原因, audit remark
  `audit_by` VARCHAR(64), -- 审核人, auditor
  `audit_time` DATETIME, -- 审核时间, audit time
  `submit_time` DATETIME, -- 提交时间, submit time
  `failed_checks` JSON,
  `audit_logs` JSON,
  `reviewer_id` BIGINT,
  `reviewer_name` VARCHAR(64),
  `reviewer_until` DATETIME,
  `on_behalf_of` VARCHAR(64),
  `later_until` DATE,
  `review_queue` VARCHAR(10),
  `asked_for` VARCHAR(200),
  `ask_deadline` DATE,
  `answered_time` DATETIME,
  `last_rejected` JSON,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_base_school` (
  `id` BIGINT NOT NULL, -- ID, id
  `school_code` VARCHAR(10), -- 学校标识码, school code
  `school_name` VARCHAR(100) NOT NULL, -- 学校名称, name
  `school_nature` VARCHAR(1) NOT NULL, -- 办学性质, nature
  `school_level` VARCHAR(1) NOT NULL, -- 办学层次, level
  `competent_dept` VARCHAR(50), -- 主管部门, authority
  `province_id` BIGINT NOT NULL, -- 省, province
  `city_id` BIGINT NOT NULL, -- 市, city
  `region_name` VARCHAR(64), -- 所在地, region
  `badge` VARCHAR(255), -- 校徽, badge
  `website` VARCHAR(200), -- 官网, website
  `is985` VARCHAR(255), -- 是否985, project 985
  `is211` VARCHAR(255), -- 是否211, project 211
  `is_double_first` VARCHAR(255), -- 是否双一流, double first-class
  `sort` INTEGER, -- 排序, sort
  `status` VARCHAR(255) NOT NULL, -- 状态, status
  `remark` VARCHAR(500), -- 备注, remark
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_base_industry` (
  `id` BIGINT NOT NULL, -- ID, id
  `parent_id` BIGINT NOT NULL, -- 上级行业, parent id, 0 = top
  `ancestors` TEXT, -- 祖级列表, ancestor ids
  `industry_code` VARCHAR(10), -- 行业代码, code (GB/T 4754: A..T, then 2-4 digits)
  `industry_name` VARCHAR(50) NOT NULL, -- 行业名称, name
  `icon` VARCHAR(255), -- 图标, icon
  `is_hot` VARCHAR(255), -- 是否热门, hot
  `sort` INTEGER, -- 排序, sort
  `status` VARCHAR(255) NOT NULL, -- 状态, status
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_base_occupation` (
  `id` BIGINT NOT NULL, -- ID, id
  `parent_id` BIGINT NOT NULL, -- 上级职业, parent id
  `occupation_code` VARCHAR(20), -- 职业编码, code, e.g. 4-08-05-01
  `occupation_name` VARCHAR(50) NOT NULL, -- 职业名称, name
  `industry_ids` JSON, -- 适用行业, industries
  `is_hot` VARCHAR(255), -- 是否热门, hot
  `description` TEXT, -- 职业描述, description
  `sort` INTEGER, -- 排序, sort
  `status` VARCHAR(255) NOT NULL, -- 状态, status
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_base_specialty` (
  `id` BIGINT NOT NULL, -- ID, id
  `parent_id` BIGINT NOT NULL, -- 上级（门类/专业类）, parent id: discipline > class > major
  `specialty_code` VARCHAR(10), -- 专业代码, code, e.g. 080901
  `specialty_name` VARCHAR(50) NOT NULL, -- 专业名称, name
  `degree_level` VARCHAR(1), -- 办学层次, level
  `degree_type` VARCHAR(20), -- 授予学位, degree, e.g. 工学学士
  `duration` DECIMAL(18,4), -- 学制（年）, years
  `sort` INTEGER, -- 排序, sort
  `status` VARCHAR(255) NOT NULL, -- 状态, status
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  `use_count` INTEGER,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_base_certificate` (
  `id` BIGINT NOT NULL, -- ID, id
  `certificate_name` VARCHAR(60) NOT NULL, -- 证书名称, name
  `certificate_type` VARCHAR(1) NOT NULL, -- 证书类型, kind
  `issuer` VARCHAR(100) NOT NULL, -- 发证机构, issuing body
  `occupation_ids` JSON, -- 适用职业, occupations
  `levels` JSON, -- 证书等级, levels
  `valid_years` INTEGER, -- 有效期（年）, validity years, 0 = for life
  `sample_img` VARCHAR(255), -- 证书样例, sample image
  `query_url` VARCHAR(200), -- 查询网址, verification site
  `sort` INTEGER, -- 排序, sort
  `status` VARCHAR(255) NOT NULL, -- 状态, status
  `remark` VARCHAR(500), -- 备注, remark
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_base_course_type` (
  `id` BIGINT NOT NULL, -- ID, id
  `parent_id` BIGINT NOT NULL, -- 上级类型, parent id
  `type_name` VARCHAR(50) NOT NULL, -- 类型名称, name
  `icon` VARCHAR(255), -- 图标, icon
  `course_count` INTEGER, -- 课程数, courses
  `sort` INTEGER, -- 排序, sort
  `status` VARCHAR(255) NOT NULL, -- 状态, status
  `remark` VARCHAR(500), -- 备注, remark
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_base_benefit_tag` (
  `id` BIGINT NOT NULL, -- ID, id
  `tag_name` VARCHAR(10) NOT NULL, -- 标签名称, tag, e.g. 五险一金
  `tag_type` VARCHAR(1), -- 标签分类, group
  `icon` VARCHAR(255), -- 图标, icon
  `use_count` INTEGER, -- 使用次数, uses
  `is_system` VARCHAR(255), -- 系统内置, built in
  `sort` INTEGER, -- 排序, sort
  `status` VARCHAR(255) NOT NULL, -- 状态, status
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_base_about_us` (
  `id` BIGINT NOT NULL,
  `title` VARCHAR(50) NOT NULL,
  `company_name` VARCHAR(100) NOT NULL,
  `content` TEXT NOT NULL,
  `cover` VARCHAR(255),
  `address` VARCHAR(255),
  `longitude` DECIMAL(18,4),
  `latitude` DECIMAL(18,4),
  `service_phone` VARCHAR(255),
  `service_email` VARCHAR(255),
  `wechat_qrcode` VARCHAR(255),
  `mini_qrcode` VARCHAR(255),
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_order` (
  `id` BIGINT NOT NULL, -- ID, id
  `order_no` VARCHAR(32) NOT NULL, -- 订单编号, order number
  `order_type` VARCHAR(1) NOT NULL, -- 订单类型, order kind
  `product_id` BIGINT, -- 商品ID, product id
  `product_name` VARCHAR(100) NOT NULL, -- 商品名称, product name
  `quantity` INTEGER, -- 数量, quantity
  `unit_price` DECIMAL(18,4), -- 单价（元）, unit price
  `buyer_type` VARCHAR(1) NOT NULL, -- 购买方类型, buyer kind
  `buyer_id` BIGINT, -- 购买方ID, buyer id
  `buyer_name` VARCHAR(100) NOT NULL, -- 购买方, buyer
  `buyer_phone` VARCHAR(11), -- 联系电话, buyer's phone
  `total_amount` DECIMAL(18,2), -- 订单金额（元）, total
  `discount_amount` DECIMAL(18,2), -- 优惠金额（元）, discount
  `pay_amount` DECIMAL(18,2), -- 实付金额（元）, paid
  `pay_channel` VARCHAR(1), -- 支付方式, channel
  `trade_no` VARCHAR(64), -- 支付流水号, channel's trade number
  `pay_time` DATETIME, -- 支付时间, paid at
  `order_status` VARCHAR(1) NOT NULL, -- 订单状态, order status
  `invoice_status` VARCHAR(1), -- 开票状态, invoice state
  `refund_amount` DECIMAL(18,2), -- 退款金额（元）, refunded
  `refunded_amount` DECIMAL(18,4),
  `refund_reason` VARCHAR(200), -- 退款原因, refund reason
  `refund_time` DATETIME, -- 退款时间, refunded at
  `effective_time` DATETIME, -- 生效时间, effective from
  `expire_time` DATETIME, -- 到期时间, expires at
  `buyer_remark` VARCHAR(200), -- 买家备注, buyer's remark
  `remark` VARCHAR(500), -- 后台备注, operator's remark
  `create_time` DATETIME NOT NULL, -- 下单时间, ordered at
  `refund_by_id` BIGINT,
  `audit_logs` JSON,
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_package` (
  `id` BIGINT NOT NULL, -- ID, id
  `package_name` VARCHAR(50) NOT NULL, -- 套餐名称, name
  `package_type` VARCHAR(1) NOT NULL, -- 套餐类型, kind
  `cover` VARCHAR(255), -- 封面, cover
  `original_price` DECIMAL(18,2), -- 原价（元）, list price
  `price` DECIMAL(18,2), -- 售价（元）, price
  `valid_days` INTEGER, -- 有效期（天）, validity days
  `position_quota` INTEGER, -- 可发布职位数, position quota, -1 = unlimited
  `resume_quota` INTEGER, -- 简历下载数, resume download quota
  `top_quota` INTEGER, -- 置顶次数, pin quota
  `course_quota` INTEGER, -- 可发布课程数, course quota
  `rights` JSON, -- 权益明细, rights list
  `description` TEXT, -- 套餐说明, description
  `sale_count` INTEGER, -- 销量, sold
  `sort` INTEGER, -- 排序, sort
  `shelf_status` VARCHAR(1), -- 上架状态, shelf status
  `create_time` DATETIME, -- 创建时间, created at
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_price` (
  `id` BIGINT NOT NULL, -- ID, id
  `price_type` VARCHAR(1) NOT NULL, -- 计费项目, billing item
  `member_type` VARCHAR(1) NOT NULL, -- 适用对象, for whom
  `price_name` VARCHAR(50) NOT NULL, -- 价格名称, name
  `unit` VARCHAR(10) NOT NULL, -- 计费单位, unit, e.g. 次/天/份
  `unit_price` DECIMAL(18,2), -- 单价（元）, unit price
  `min_quantity` INTEGER, -- 起购数量, minimum quantity
  `ladder` JSON, -- 阶梯价格, quantity ladder
  `effective_time` DATETIME NOT NULL, -- 生效时间, effective from
  `expire_time` DATETIME, -- 失效时间, effective to
  `status` VARCHAR(255) NOT NULL, -- 状态, status
  `remark` VARCHAR(500), -- 备注, remark
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_collection` (
  `id` BIGINT NOT NULL, -- ID, id
  `collection_no` VARCHAR(32), -- 收款单号, collection number
  `order_no` VARCHAR(32) NOT NULL, -- 关联订单, order number
  `payer_name` VARCHAR(100) NOT NULL, -- 付款方, payer
  `pay_channel` VARCHAR(1) NOT NULL, -- 收款方式, channel
  `amount` DECIMAL(18,2), -- 收款金额（元）, amount
  `payer_bank` VARCHAR(50), -- 付款银行, payer's bank
  `payer_account` VARCHAR(30), -- 付款账号, payer's account
  `trade_no` VARCHAR(64), -- 交易流水号, trade number
  `voucher_imgs` JSON, -- 付款凭证, voucher images, needed for channel 3
  `pay_time` DATETIME NOT NULL, -- 付款时间, paid at
  `collection_status` VARCHAR(1), -- 收款状态, status
  `confirm_by` VARCHAR(64), -- 确认人, confirmed by
  `confirm_time` DATETIME, -- 确认时间, confirmed at
  `reject_reason` VARCHAR(200), -- 驳回原因, reject reason
  `remark` VARCHAR(500), -- 备注, remark
  `create_time` DATETIME, -- 登记时间, registered at
  `create_by_id` BIGINT,
  `create_by` VARCHAR(64),
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_invoice` (
  `id` BIGINT NOT NULL, -- ID, id
  `apply_no` VARCHAR(32), -- 申请单号, application number
  `applicant_type` VARCHAR(1), -- 申请方类型, applicant kind
  `applicant_name` VARCHAR(100), -- 申请方, applicant
  `order_nos` JSON, -- 关联订单, orders
  `amount` DECIMAL(18,2), -- 开票金额（元）, amount
  `invoice_type` VARCHAR(1) NOT NULL, -- 发票类型, invoice kind
  `title_type` VARCHAR(1) NOT NULL, -- 抬头类型, title kind
  `invoice_title` VARCHAR(100) NOT NULL, -- 发票抬头, invoice title
  `tax_no` VARCHAR(20), -- 纳税人识别号, tax number, needed for title kind 1
  `bank_name` VARCHAR(50), -- 开户银行, bank, needed for special invoices
  `bank_account` VARCHAR(30), -- 银行账号, bank account
  `register_address` VARCHAR(200), -- 注册地址, registered address
  `register_phone` VARCHAR(20), -- 注册电话, registered phone
  `invoice_content` TEXT, -- 开票内容, content, e.g. 信息服务费
  `email` VARCHAR(50), -- 接收邮箱, e-mail for e-invoices
  `receiver_name` VARCHAR(30), -- 收件人, receiver (paper)
  `receiver_phone` VARCHAR(20), -- 收件电话, receiver's phone
  `receiver_address` VARCHAR(200), -- 收件地址, receiver's address
  `express_company` VARCHAR(30), -- 快递公司, courier
  `express_no` VARCHAR(30), -- 快递单号, tracking number
  `invoice_status` VARCHAR(1), -- 开票状态, status
  `invoice_code` VARCHAR(12), -- 发票代码, invoice code (blank for fully digital ones)
  `invoice_no` VARCHAR(20), -- 发票号码, invoice number 8 or 20 digits
  `invoice_file` VARCHAR(255), -- 电子发票文件, pdf/ofd file
  `invoice_time` DATETIME, -- 开票时间, issued at
  `reject_reason` VARCHAR(200), -- 驳回原因, reject reason
  `handle_by` VARCHAR(64), -- 处理人, handled by
  `remark` VARCHAR(500), -- 备注, remark
  `apply_time` DATETIME, -- 申请时间, applied at
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_settlement` (
  `id` BIGINT NOT NULL, -- ID, id
  `settle_no` VARCHAR(32) NOT NULL, -- 结算单号, settlement number
  `target_type` VARCHAR(1) NOT NULL, -- 结算对象类型, payee kind
  `target_id` BIGINT, -- 结算对象ID, payee id
  `target_name` VARCHAR(100) NOT NULL, -- 结算对象, payee
  `period_start` DATE NOT NULL, -- 周期开始, period from
  `period_end` DATE NOT NULL, -- 周期结束, period to
  `period` VARCHAR(30), -- 结算周期, display 2026-10-01~2026-10-31
  `order_count` INTEGER, -- 订单数, orders
  `total_amount` DECIMAL(18,2), -- 交易总额（元）, gross
  `fee_rate` DECIMAL(18,4), -- 平台服务费率（%）, fee rate
  `fee_amount` DECIMAL(18,2), -- 平台服务费（元）, platform fee
  `refund_amount` DECIMAL(18,2), -- 退款金额（元）, refunds
  `tax_amount` DECIMAL(18,4), -- 代扣税费（元）, tax withheld
  `adjust_amount` DECIMAL(18,4), -- 调整金额（元）, adjustment, may be negative
  `settle_amount` DECIMAL(18,2), -- 应结金额（元）, net amount = total - fee - refund - tax + adjust
  `account_name` VARCHAR(50), -- 收款户名, account name
  `bank_name` VARCHAR(50), -- 开户行, bank
  `bank_account` VARCHAR(30), -- 收款账号, account number, masked
  `settle_status` VARCHAR(1), -- 结算状态, status
  `audit_by` VARCHAR(64), -- 审核人, auditor
  `audit_by_id` BIGINT,
  `audit_time` DATETIME, -- 审核时间, audited at
  `pay_by` VARCHAR(64), -- 打款人, paid by
  `pay_by_id` BIGINT,
  `pay_time` DATETIME, -- 打款时间, paid at
  `pay_voucher` VARCHAR(255), -- 打款凭证, payment voucher
  `pay_flow_no` VARCHAR(64), -- 打款流水号, payment flow number
  `fail_reason` VARCHAR(200), -- 驳回/失败原因, reason of reject or failure
  `items` JSON, -- 结算明细, order lines
  `create_time` DATETIME, -- 生成时间, generated at
  `create_by` VARCHAR(64),
  `audit_logs` JSON,
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_competition` (
  `id` BIGINT NOT NULL, -- ID, id
  `competition_name` VARCHAR(60) NOT NULL, -- 竞赛名称, name
  `competition_no` VARCHAR(255), -- 竞赛编号, number
  `cover` VARCHAR(255) NOT NULL, -- 封面, cover
  `organizer` VARCHAR(100) NOT NULL, -- 主办方, organiser
  `co_organizer` VARCHAR(200), -- 协办方, co-organiser
  `competition_level` VARCHAR(255), -- 竞赛级别, level
  `language` VARCHAR(1) NOT NULL, -- 录入语种, text language
  `group_types` JSON NOT NULL, -- 参赛组别, groups: student / staff / open
  `article_title` VARCHAR(60) NOT NULL, -- 比赛文章标题, passage title
  `article_content` TEXT NOT NULL, -- 比赛文章, passage text, at least 100 characters
  `word_count` INTEGER, -- 文章字数, characters
  `duration` DECIMAL(18,4), -- 比赛时长（分钟）, minutes 1..60
  `max_attempts` INTEGER, -- 可参赛次数, attempts, 0 = unlimited
  `min_accuracy` DECIMAL(18,4), -- 最低正确率（%）, lowest valid accuracy
  `allow_backspace` VARCHAR(1) NOT NULL, -- 允许退格, backspace allowed
  `forbid_paste` VARCHAR(1) NOT NULL, -- 禁止粘贴, pasting forbidden
  `score_rule` VARCHAR(1) NOT NULL, -- 排名规则, ranking: net WPM / accuracy first / score
  `register_start_time` DATETIME NOT NULL, -- 报名开始时间, registration opens
  `register_end_time` DATETIME NOT NULL, -- 报名截止时间, registration closes
  `start_time` DATETIME NOT NULL, -- 比赛开始时间, contest starts
  `end_time` DATETIME NOT NULL, -- 比赛结束时间, contest ends
  `need_audit` VARCHAR(1) NOT NULL, -- 报名是否审核, registrations are audited
  `max_players` INTEGER, -- 人数上限, limit, 0 = none
  `register_fee` DECIMAL(18,4), -- 报名费（元）, fee
  `register_count` INTEGER, -- 报名人数, registered
  `player_count` INTEGER, -- 参赛人数, players
  `awards` JSON, -- 奖项设置, awards
  `introduction` TEXT, -- 竞赛介绍, introduction
  `attachments` JSON, -- 附件, attachments
  `contest_status` VARCHAR(255), -- 竞赛状态, status
  `is_top` VARCHAR(255), -- 是否置顶, pinned
  `create_time` DATETIME, -- 创建时间, created at
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  `arrived` INTEGER NOT NULL,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_racing_circular` (
  `id` BIGINT NOT NULL, -- ID, id
  `title` VARCHAR(100) NOT NULL, -- 通告标题, title
  `circular_type` VARCHAR(1) NOT NULL, -- 通告类型, kind
  `competition_id` BIGINT, -- 关联竞赛, contest
  `cover` VARCHAR(255), -- 封面, cover
  `summary` VARCHAR(200), -- 摘要, summary
  `content` TEXT, -- 正文, body
  `attachments` JSON, -- 附件, attachments (pdf, doc, xls, zip up to 20 MB)
  `source` VARCHAR(50), -- 来源, source
  `is_top` VARCHAR(255), -- 是否置顶, pinned
  `publish_time` DATETIME, -- 发布时间, published at
  `publish_by` VARCHAR(255), -- 发布人, publisher
  `view_count` INTEGER, -- 浏览量, views
  `publish_status` VARCHAR(255) NOT NULL, -- 发布状态, status
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_skill_test` (
  `id` BIGINT NOT NULL, -- ID, id
  `test_name` VARCHAR(60) NOT NULL, -- 测试名称, name
  `occupation_id` BIGINT NOT NULL, -- 测试职业, occupation id
  `occupation_name` VARCHAR(50), -- 测试职业名称, occupation
  `skill_level` VARCHAR(1) NOT NULL, -- 技能等级, level
  `cover` VARCHAR(255), -- 封面, cover
  `duration` DECIMAL(18,4), -- 测试时长（分钟）, minutes 5..240
  `total_score` DECIMAL(18,4), -- 总分, total score
  `pass_score` DECIMAL(18,4), -- 及格分, pass score
  `max_attempts` INTEGER, -- 可测试次数, attempts, 0 = unlimited
  `retake_days` INTEGER, -- 补考间隔（天）, days between attempts
  `question_order` VARCHAR(1), -- 题目顺序, fixed / random
  `show_answer` VARCHAR(255), -- 交卷后显示答案, answers shown after submit
  `fee` DECIMAL(18,2), -- 测试费用（元）, fee
  `certificate_id` BIGINT, -- 通过后发放证书, certificate issued on pass
  `questions` JSON, -- 试题, questions
  `question_count` INTEGER, -- 题目数, questions
  `introduction` TEXT, -- 测试说明, introduction
  `test_count` INTEGER, -- 测试人次, attempts made
  `pass_rate` DECIMAL(18,4), -- 通过率（%）, pass rate
  `test_status` VARCHAR(255) NOT NULL, -- 状态, status
  `create_time` DATETIME, -- 创建时间, created at
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_special_training` (
  `id` BIGINT NOT NULL, -- ID, id
  `training_name` VARCHAR(60) NOT NULL, -- 训练名称, name
  `training_type` VARCHAR(1) NOT NULL, -- 训练类型, kind: pinyin / wubi / english / digits / article
  `difficulty` VARCHAR(1) NOT NULL, -- 难度, difficulty
  `language` VARCHAR(1) NOT NULL, -- 语种, language
  `content` TEXT, -- 训练内容, text
  `word_count` INTEGER, -- 字数, characters
  `duration` DECIMAL(18,4), -- 建议时长（分钟）, suggested minutes, 0 = no limit
  `target_speed` DECIMAL(18,4), -- 目标速度（字/分）, target speed
  `target_accuracy` DECIMAL(18,4), -- 目标正确率（%）, target accuracy
  `cover` VARCHAR(255), -- 封面, cover
  `train_count` INTEGER, -- 训练人次, runs
  `avg_speed` DECIMAL(18,4), -- 平均速度（字/分）, average speed
  `sort` INTEGER, -- 排序, sort
  `status` VARCHAR(1) NOT NULL, -- 状态, status
  `create_time` DATETIME, -- 创建时间, created at
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_registration` (
  `id` BIGINT NOT NULL, -- ID, id
  `register_no` VARCHAR(255), -- 报名编号, registration number
  `competition_id` BIGINT NOT NULL, -- 竞赛ID, contest id (from the route query)
  `competition_name` VARCHAR(255), -- 竞赛名称, contest
  `member_id` BIGINT, -- 会员ID, member id (link to resumeInfo)
  `real_name` VARCHAR(255) NOT NULL, -- 姓名, name
  `sex` VARCHAR(255), -- 性别, sex
  `phone` VARCHAR(255), -- 手机号, mobile
  `id_card` VARCHAR(255), -- 身份证号, id number, masked
  `group_type` VARCHAR(255), -- 参赛组别, group
  `unit_name` VARCHAR(255), -- 所属单位/学校, unit or school
  `region_name` VARCHAR(255), -- 所在地区, region
  `pay_status` VARCHAR(255), -- 缴费状态, payment state
  `order_no` VARCHAR(255), -- 订单号, order
  `register_status` VARCHAR(255) NOT NULL, -- 报名状态, status
  `register_time` DATETIME, -- 报名时间, registered at
  `best_speed` DECIMAL(18,4), -- 最好成绩（字/分）, best net speed
  `best_accuracy` DECIMAL(18,4), -- 正确率（%）, accuracy of the best run
  `rank` INTEGER, -- 名次, rank
  `audit_remark` VARCHAR(200), -- 驳回原因, reject reason
  `audit_by` VARCHAR(64), -- 审核人, auditor
  `audit_time` DATETIME, -- 审核时间, audited at
  `failed_checks` JSON,
  `audit_logs` JSON,
  `reviewer_id` BIGINT,
  `reviewer_name` VARCHAR(64),
  `reviewer_until` DATETIME,
  `on_behalf_of` VARCHAR(64),
  `later_until` DATE,
  `review_queue` VARCHAR(10),
  `asked_for` VARCHAR(200),
  `ask_deadline` DATE,
  `answered_time` DATETIME,
  `last_rejected` JSON,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_game_record` (
  `id` BIGINT NOT NULL, -- ID, id
  `competition_id` BIGINT NOT NULL, -- 竞赛ID, contest id
  `competition_name` VARCHAR(255), -- 竞赛名称, contest
  `registration_id` BIGINT NOT NULL, -- 报名ID, registration id
  `real_name` VARCHAR(255) NOT NULL, -- 选手姓名, player
  `phone` VARCHAR(255), -- 手机号, mobile
  `unit_name` VARCHAR(255), -- 所属单位, unit
  `attempt_no` INTEGER, -- 第几次, attempt number
  `total_chars` INTEGER, -- 录入总字数, typed characters
  `correct_chars` INTEGER, -- 正确字数, correct characters
  `error_chars` INTEGER, -- 错误字数, wrong characters
  `backspace_count` INTEGER, -- 退格次数, backspaces
  `used_seconds` INTEGER, -- 用时（秒）, seconds used
  `speed` DECIMAL(18,4), -- 速度（字/分）, gross speed = totalChars*60/usedSeconds
  `net_speed` DECIMAL(18,4), -- 净速度（字/分）, net speed = correctChars*60/usedSeconds
  `accuracy` DECIMAL(18,4), -- 正确率（%）, accuracy = correctChars*100/totalChars
  `score` DECIMAL(18,4), -- 得分, score by scoreRule
  `rank` INTEGER, -- 名次, rank among valid best runs
  `award_name` VARCHAR(255), -- 奖项, award
  `start_time` DATETIME, -- 开始时间, started at
  `end_time` DATETIME, -- 结束时间, ended at
  `client_ip` VARCHAR(255), -- IP地址, ip
  `device_info` VARCHAR(255), -- 设备信息, device
  `switch_count` INTEGER, -- 切屏次数, focus losses
  `record_status` VARCHAR(255) NOT NULL, -- 成绩状态, status
  `invalid_reason` VARCHAR(255), -- 作废原因, invalid reason
  `samples` JSON,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_member_cert` (
  `id` BIGINT NOT NULL, -- ID, id
  `cert_no` VARCHAR(32) NOT NULL, -- 认证单号, number
  `member_type` VARCHAR(1) NOT NULL, -- 会员类型, member kind
  `member_id` BIGINT, -- 会员ID, member id
  `member_name` VARCHAR(100) NOT NULL, -- 会员名称, member name
  `phone` VARCHAR(11), -- 手机号, mobile
  `cert_kind` VARCHAR(1) NOT NULL, -- 认证类型, certification kind
  `cert_name` VARCHAR(60), -- 认证名称, name on the certificate
  `certificate_no` VARCHAR(50), -- 证书编号, certificate number
  `certificate_level` VARCHAR(1), -- 证书等级, level
  `issue_date` DATE, -- 发证日期, issued on
  `valid_until` DATE, -- 有效期至, valid until
  `materials` JSON, -- 认证材料, materials
  `audit_status` VARCHAR(1), -- 审核状态, audit status
  `audit_remark` VARCHAR(200), -- 审核意见, remark
  `audit_by` VARCHAR(64), -- 审核人, auditor
  `audit_time` DATETIME, -- 审核时间, audited at
  `submit_time` DATETIME, -- 提交时间, submitted at
  `failed_checks` JSON,
  `audit_logs` JSON,
  `reviewer_id` BIGINT,
  `reviewer_name` VARCHAR(64),
  `reviewer_until` DATETIME,
  `on_behalf_of` VARCHAR(64),
  `later_until` DATE,
  `review_queue` VARCHAR(10),
  `asked_for` VARCHAR(200),
  `ask_deadline` DATE,
  `answered_time` DATETIME,
  `last_rejected` JSON,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_resume` (
  `id` BIGINT NOT NULL, -- 简历ID, resume id
  `resume_no` VARCHAR(20) NOT NULL, -- 简历编号, number
  `member_id` BIGINT, -- 会员ID, member id
  `real_name` VARCHAR(30) NOT NULL, -- 姓名, name
  `avatar` VARCHAR(255), -- 头像, photo
  `sex` VARCHAR(255), -- 性别, sex
  `birthday` DATE, -- 出生日期, birthday
  `age` INTEGER, -- 年龄, age
  `phone` VARCHAR(11), -- 手机号, mobile, masked; revealed with resume:resume:contact
  `email` VARCHAR(50), -- 邮箱, e-mail
  `education` VARCHAR(255), -- 最高学历, education
  `school_name` VARCHAR(100), -- 毕业院校, school
  `specialty_name` VARCHAR(50), -- 专业, specialty
  `work_years` VARCHAR(255), -- 工作年限, work years
  `region_name` VARCHAR(64), -- 现居地, lives in
  `job_status` VARCHAR(255), -- 求职状态, job-seeking state
  `expect_occupations` JSON, -- 期望职位, expected positions
  `expect_cities` JSON, -- 期望城市, expected cities
  `expect_job_nature` VARCHAR(255), -- 期望性质, expected type
  `expect_salary_text` VARCHAR(30), -- 期望薪资, display
  `self_evaluation` TEXT, -- 自我评价, self evaluation
  `educations` JSON, -- 教育经历, education
  `works` JSON, -- 工作经历, work
  `projects` JSON, -- 项目经历, projects
  `trainings` JSON, -- 培训经历, training
  `skills` JSON, -- 技能特长, skills
  `certificates` JSON, -- 证书, certificates
  `contest_results` JSON, -- 竞赛成绩, contest results
  `attachments` JSON, -- 附件简历, attached files
  `completeness` INTEGER, -- 完整度（%）, completeness
  `visibility` VARCHAR(255), -- 可见范围, visibility
  `view_count` INTEGER, -- 被查看次数, views
  `download_count` INTEGER, -- 被下载次数, downloads
  `status` VARCHAR(255) NOT NULL, -- 状态, enabled / blocked
  `refresh_time` DATETIME, -- 刷新时间, refreshed at
  `failed_checks` JSON,
  `audit_logs` JSON,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_contract_template` (
  `id` BIGINT NOT NULL, -- ID, id
  `template_name` VARCHAR(60) NOT NULL, -- 模板名称, name
  `template_no` VARCHAR(20), -- 模板编号, number
  `contract_type` VARCHAR(1) NOT NULL, -- 合同类型, kind
  `member_type` VARCHAR(1), -- 适用对象, for whom
  `version` VARCHAR(10), -- 版本号, version, v1.0 goes up on publish
  `content_type` TEXT NOT NULL, -- 模板形式, rich text / file
  `content` TEXT, -- 模板正文, body with ${variables}
  `file_url` VARCHAR(255), -- 模板文件, doc/docx/pdf up to 10 MB
  `variables` JSON, -- 变量列表, variables found in the body
  `effective_date` DATE, -- 生效日期, effective from
  `use_count` INTEGER, -- 使用次数, uses
  `publish_status` VARCHAR(255) NOT NULL, -- 状态, status
  `remark` VARCHAR(500), -- 备注, remark
  `update_by` VARCHAR(255), -- 更新人, updated by
  `update_time` DATETIME, -- 更新时间, updated at
  `versions` JSON,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_advert` (
  `id` BIGINT NOT NULL, -- ID, id
  `advert_name` VARCHAR(50) NOT NULL, -- 广告名称, name
  `advert_position` VARCHAR(1) NOT NULL, -- 广告位, slot
  `advertiser` VARCHAR(100), -- 广告主, advertiser
  `img_url` VARCHAR(255) NOT NULL, -- 广告图片, image jpg/png/gif up to 2 MB
  `link_type` VARCHAR(1) NOT NULL, -- 跳转类型, link kind
  `link_url` VARCHAR(255), -- 跳转链接, url, needed for kind 1
  `link_id` BIGINT, -- 跳转对象ID, target id, needed for kinds 2..5
  `start_time` DATETIME NOT NULL, -- 开始时间, from
  `end_time` DATETIME NOT NULL, -- 结束时间, to
  `sort` INTEGER, -- 排序, sort
  `view_count` INTEGER, -- 曝光量, views
  `click_count` INTEGER, -- 点击量, clicks
  `status` VARCHAR(255) NOT NULL, -- 状态, on line 0 / off line 1
  `remark` VARCHAR(500), -- 备注, remark
  `create_time` DATETIME, -- 创建时间, created at
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `act_models` (
  `id` BIGINT NOT NULL, -- 编号, model id
  `rev` INTEGER, -- 乐观锁, revision
  `name` VARCHAR(255) NOT NULL, -- 名称, name
  `key` VARCHAR(255) NOT NULL, -- 模型标识, key
  `category` VARCHAR(255), -- 分类, category
  `version` INTEGER, -- 版本, version
  `meta_info` TEXT, -- 流程定义信息, meta info
  `deployment_id` VARCHAR(64), -- 部署ID, deployment id
  `create_time` DATETIME, -- 创建时间, created at
  `last_update_time` DATETIME, -- 最新修改时间, updated at
  `description` TEXT,
  `xml` TEXT,
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `act_prof` (
  `id` VARCHAR(255) NOT NULL, -- 流程定义ID, definition id
  `name` VARCHAR(255) NOT NULL, -- 名称, name
  `key` VARCHAR(255) NOT NULL, -- 流程定义key, key
  `version` INTEGER NOT NULL, -- 版本, version
  `category` VARCHAR(255), -- 命名空间, target namespace
  `deployment_id` VARCHAR(255) NOT NULL, -- 部署ID, deployment id
  `resource_name` VARCHAR(255) NOT NULL, -- 资源名称, bpmn file name, click downloads it
  `dgrm_resource_name` VARCHAR(255), -- 流程图名称, png name, click shows it
  `description` TEXT, -- 描述, description
  `suspension_state` INTEGER NOT NULL, -- 挂起状态, suspension state
  `rev` INTEGER NOT NULL,
  `has_start_form_key` BOOLEAN NOT NULL,
  `xml` TEXT NOT NULL,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `act_process_ins` (
  `id` VARCHAR(255) NOT NULL,
  `business_key` INTEGER NOT NULL,
  `proc_def_id` VARCHAR(255) NOT NULL,
  `start_time` DATETIME NOT NULL,
  `end_time` DATETIME,
  `delete_reason` VARCHAR(255),
  `is_suspended` BOOLEAN NOT NULL,
  `variables` JSON NOT NULL,
  `arrived` JSON,
  `markings` JSON,
  `removed` BOOLEAN NOT NULL,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `act_node` (
  `node_id` VARCHAR(255) NOT NULL,
  `role_ids` JSON NOT NULL,
  `user_ids` JSON NOT NULL,
  `dept_ids` JSON NOT NULL,
  `dept_header` BOOLEAN NOT NULL,
  PRIMARY KEY (`node_id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `act_task` (
  `id` VARCHAR(255) NOT NULL,
  `proc_inst_id` VARCHAR(255) NOT NULL,
  `task_def_key` VARCHAR(255) NOT NULL,
  `name` VARCHAR(255) NOT NULL,
  `candidates` JSON NOT NULL,
  `create_time` DATETIME NOT NULL,
  `end_time` DATETIME,
  `audit_id` BIGINT,
  `auditor_id` BIGINT,
  `result` INTEGER,
  `comment` VARCHAR(255),
  `on_behalf_of_id` BIGINT,
  `del_flag` BOOLEAN,
  `delete_reason` VARCHAR(255),
  `assignee_id` BIGINT,
  `owner_id` BIGINT,
  `delegations` JSON,
  `signer` JSON,
  `after` JSON,
  `acts` JSON,
  `due_date` VARCHAR(255),
  `remind_after` INTEGER,
  `late` VARCHAR(255),
  `signing` JSON,
  `automatic` JSON,
  `changes` JSON,
  `attachments` JSON,
  `signature` JSON,
  `urges` INTEGER,
  `last_urge` VARCHAR(255),
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `act_business` (
  `id` BIGINT NOT NULL, -- 主键, id, is the businessKey
  `title` VARCHAR(255) NOT NULL, -- 申请标题, title
  `user_id` BIGINT NOT NULL, -- 创建用户ID, applicant id
  `table_id` VARCHAR(255), -- 关联表ID, leave / purchase id
  `proc_def_id` VARCHAR(255) NOT NULL, -- 流程定义编号, definition id
  `proc_def_key` VARCHAR(255) NOT NULL, -- 流程定义key, definition key, picks the detail dialog
  `proc_inst_id` VARCHAR(255) NOT NULL, -- 流程实例编号, instance id
  `proc_name` VARCHAR(255), -- 流程名称, process name
  `current_task` VARCHAR(255), -- 当前任务节点, current task
  `applyer` VARCHAR(255), -- 申请人, applicant
  `status` INTEGER, -- 状态, status
  `result` INTEGER, -- 审批结果, result
  `apply_time` DATETIME, -- 申请时间, applied at
  `deployment_id` VARCHAR(255),
  `del_flag` BOOLEAN NOT NULL,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `act_leave` (
  `id` BIGINT NOT NULL,
  `type` INTEGER,
  `title` VARCHAR(255) NOT NULL,
  `description` TEXT NOT NULL,
  `start_date` DATETIME NOT NULL,
  `end_date` DATETIME NOT NULL,
  `duration` DECIMAL(18,4),
  `attachments` JSON,
  `create_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `act_purchase` (
  `id` BIGINT NOT NULL,
  `title` VARCHAR(255) NOT NULL,
  `money` DECIMAL(18,4),
  `description` TEXT NOT NULL,
  `lines` JSON,
  `attachments` JSON,
  `create_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `act_general` (
  `id` BIGINT NOT NULL,
  `title` VARCHAR(255) NOT NULL,
  `description` TEXT NOT NULL,
  `duration` DECIMAL(18,4),
  `money` DECIMAL(18,4),
  `attachments` JSON,
  `create_time` DATETIME,
  `values` JSON,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `act_copy` (
  `id` BIGINT NOT NULL,
  `proc_inst_id` VARCHAR(255) NOT NULL,
  `user_id` BIGINT NOT NULL,
  `by_id` BIGINT NOT NULL,
  `remark` VARCHAR(255) NOT NULL,
  `time` VARCHAR(255) NOT NULL,
  `read_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `act_draft` (
  `id` BIGINT NOT NULL,
  `title` VARCHAR(255) NOT NULL,
  `proc_def_id` VARCHAR(255) NOT NULL,
  `proc_def_key` VARCHAR(255) NOT NULL,
  `proc_name` VARCHAR(255) NOT NULL,
  `content` TEXT NOT NULL,
  `update_time` DATETIME,
  `user_id` BIGINT NOT NULL,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_history` (
  `id` BIGINT NOT NULL,
  `time` DATETIME NOT NULL,
  `user_id` BIGINT,
  `user_name` VARCHAR(255),
  `ip` VARCHAR(255),
  `place` VARCHAR(255),
  `kind` VARCHAR(255),
  `on_behalf_of` VARCHAR(255),
  `changes` JSON NOT NULL,
  `path` VARCHAR(255) NOT NULL,
  `record_id` VARCHAR(255) NOT NULL,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_note` (
  `id` BIGINT NOT NULL,
  `content` TEXT,
  `user_id` BIGINT NOT NULL,
  `create_by` VARCHAR(255) NOT NULL,
  `create_time` DATETIME NOT NULL,
  `update_time` DATETIME,
  `earlier` JSON,
  `remove_by` VARCHAR(255),
  `remove_time` DATETIME,
  `kind` VARCHAR(255) NOT NULL,
  `record_id` VARCHAR(255) NOT NULL,
  `mentions` JSON NOT NULL,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_accounts_views` (
  `id` BIGINT NOT NULL,
  `list` VARCHAR(200) NOT NULL,
  `name` VARCHAR(20) NOT NULL,
  `search` VARCHAR(2000) NOT NULL,
  `scope` VARCHAR(255) NOT NULL,
  `role_id` BIGINT,
  `user_id` BIGINT NOT NULL,
  `update_by` VARCHAR(255),
  `update_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `sys_accounts_settings` (
  `id` BIGINT NOT NULL,
  `user_id` BIGINT NOT NULL,
  `name` VARCHAR(200) NOT NULL,
  `value` TEXT NOT NULL,
  `update_time` DATETIME NOT NULL,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `biz_review_handover` (
  `path` VARCHAR(255) NOT NULL,
  `queue` VARCHAR(2000) NOT NULL,
  `record_id` BIGINT NOT NULL,
  `user_id` BIGINT NOT NULL,
  `drafts` JSON NOT NULL,
  `id` BIGINT NOT NULL,
  `from_name` VARCHAR(255) NOT NULL,
  `time` DATETIME NOT NULL,
  `from_id` BIGINT NOT NULL,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;

CREATE TABLE `act_substitute` (
  `id` BIGINT NOT NULL,
  `user_id` BIGINT NOT NULL,
  `substitute_id` BIGINT NOT NULL,
  `begin_date` DATE NOT NULL,
  `end_date` DATE NOT NULL,
  `reason` VARCHAR(200),
  `create_by` VARCHAR(255),
  `create_time` DATETIME,
  PRIMARY KEY (`id`)
) DEFAULT CHARSET = utf8mb4;